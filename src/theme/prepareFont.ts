import { readFileSync, writeFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/*
 * `npm run font -- ui Some-Font.ttf 400:800` cuts a font into `fonts/ui-basic.woff2` and `fonts/ui-rest.woff2`, by the
 * `unicode-range`s of fonts.css, with the weights from 400 to 800 if it is variable. `display` does the same for titles.
 * Then it prints the measures of its fallback, so that the text does not move when the font arrives.
 */
const [family, file, weights] = process.argv.slice(2)
if (!/^(ui|display)$/.test(family ?? '') || !file)
  throw new Error('Say which and from where, as in: npm run font -- ui Some-Font.ttf 400:800')

const folder = import.meta.dirname
const font = readFileSync(file)
const [min, max] = (weights ?? '').split(':').map(Number)
const variationAxes = weights && min && max ? { wght: { min, max } } : undefined

for (const [part, text] of Object.entries(partsOf(readFileSync(`${folder}/fonts.css`, 'utf8')))) {
  const woff2 = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes })
  const target = `${folder}/fonts/${family}-${part}.woff2`
  writeFileSync(target, woff2)
  console.warn(`${target}: ${Math.round(woff2.length / 1024)} KB`)
}

/** Average widths of Latin text, in units of the em. */
const FALLBACKS = { 'Arial, Roboto': 913 / 2048, 'Times New Roman': 832 / 2048 }

const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(font)
for (const [fallback, width] of Object.entries(FALLBACKS)) {
  const scale = xWidthAvg / unitsPerEm / width
  const override = (units: number) => percent(Math.abs(units) / unitsPerEm / scale)
  console.warn(`
If ${fallback} stands in:
  size-adjust: ${percent(scale)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** The letters of the two files of a family. */
function partsOf(css: string): Record<'basic' | 'rest', string> {
  const [basic = '', rest = ''] = [...css.matchAll(/unicode-range:([^;]+);/g)].map(
    ([, ranges = '']) => ranges.split(',').map(lettersOf).join(''),
  )
  return { basic, rest }
}

/** `U+20-7E` as its letters. */
function lettersOf(range: string): string {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16))
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return String.fromCodePoint(...codes)
}
