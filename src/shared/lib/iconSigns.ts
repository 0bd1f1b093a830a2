/** What stands for an icon whose drawing did not come, where nothing else would say what it is for. */
const SIGNS: Record<string, string> = {
  alert: '!',
  'arrow-left': '‹',
  'arrow-right': '›',
  'arrow-up': '↑',
  back: '←',
  calendar: '+',
  check: '✓',
  'chevron-down': '▾',
  close: '×',
  minus: '−',
  pause: 'II',
  play: '▸',
  plus: '+',
  remove: '×',
  'social-facebook': 'fb',
  'social-instagram': 'ig',
  'social-linkedin': 'in',
  'social-x': 'x',
  'social-youtube': 'yt',
  star: '★',
}
const SVG = 'http://www.w3.org/2000/svg'

/** Beside the drawing that is missing; the same place is written anew when the control changes its icon. */
export function drawSign(use: Element) {
  const name = use.getAttribute('href')?.split('#')[1] ?? ''
  const sign = use.nextElementSibling ?? document.createElementNS(SVG, 'text')
  sign.textContent = SIGNS[name] ?? ''
  use.after(sign)
}
