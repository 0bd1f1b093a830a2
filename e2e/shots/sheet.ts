/** A page with all pictures in rows, and a field that filters them by words of their names. */
export function sheet(rows: { name: string; files: string[] }[]): string {
  const figures = rows.map(
    ({ name, files }) => `<figure>${files.map(picture).join('')}
<figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; font: 15px/1.4 system-ui }
  input { position: sticky; top: 0; inline-size: 100% }
  figure { margin: 0 } a { display: inline-block; inline-size: min(480px, 32vw); vertical-align: top } img { inline-size: 100% }
</style>
<input type="search" aria-label="Show only" placeholder="390x844 contingent">
${figures.join('\n')}
<script>
  document.querySelector('input').oninput = ({ target }) => {
    const words = target.value.toLowerCase().split(' ')
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !words.every((word) => figure.textContent.toLowerCase().includes(word))
  }
</script></html>`
}

function picture(file: string): string {
  return `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`
}
