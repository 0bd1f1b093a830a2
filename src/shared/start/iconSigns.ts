/** Replaces icons that did not load, where no text says what the control does. */
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

export function keepSigns() {
  new MutationObserver(drawSigns).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  })
  drawSigns()
}

function drawSigns() {
  for (const use of document.querySelectorAll('use[href*="icons.svg#"]')) {
    const text = SIGNS[use.getAttribute('href')?.split('#')[1] ?? ''] ?? ''
    const sign = use.nextElementSibling ?? document.createElementNS(SVG, 'text')
    if (sign.isConnected && sign.textContent === text) continue
    sign.textContent = text
    use.after(sign)
  }
}
