import type { State } from './states'

export type Shot = Pick<State, 'screen' | 'name'> & { size: string; browser: string; file: string }

const STYLE = `
  body { margin: 0 1rem; font: 15px/1.4 system-ui; color: #eee; background: #222 }
  form { position: sticky; top: 0; padding: .5rem 0; background: #222 }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; inline-size: var(--wide) }
  figure img { display: block; inline-size: 100% }
  h2 { inline-size: 100%; margin: 1rem 0 0 }`

const SCRIPT = `
  const field = document.querySelector('input')
  field.oninput = () => {
    const words = field.value.toLowerCase().split(/\\s+/)
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !words.every((word) => figure.dataset.words.includes(word))
    for (const section of document.querySelectorAll('section'))
      section.hidden = !section.querySelector('figure:not([hidden])')
  }`

/** One page with all pictures, by screen, and a field that leaves those whose words contain every word typed. */
export function sheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const sections = names.map((name) => {
    const figures = shots.filter(({ screen }) => screen === name).map(figureOf)
    return `<section><h2>${name}</h2>${figures.join('\n')}</section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title>
<style>${STYLE}</style>
<form><label>Show only <input type="search" placeholder="390x844 modal webkit"></label>
  ${shots.length} pictures</form>
${sections.join('\n')}
<script>${SCRIPT}</script></html>`
}

function figureOf({ screen, name, size, browser, file }: Shot): string {
  const words = `${screen} ${name} ${size} ${browser}`
  const [width] = size.split('x')
  return `<figure data-words="${words}" style="--wide:${Math.min(Number(width) / 2, 480)}px">
<a href="${file}"><img loading="lazy" src="${file}" alt="${words}"></a>
<figcaption>${name}, ${size}, ${browser}</figcaption></figure>`
}
