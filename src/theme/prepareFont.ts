import { readFileSync, writeFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/*
 * `npm run font -- ui Some-Font.woff2 400:800` cuts a font (TTF, OTF, WOFF or WOFF2) into `fonts/ui-basic.woff2` and
 * `fonts/ui-rest.woff2`, by the `unicode-range`s of fonts.css. A variable font keeps the weights from 400 to 800.
 * `display` instead of `ui` does the same for titles. The script then prints the fallback for fonts.css, so that no
 * text moves when the font loads.
 */
const [family, file, weights] = process.argv.slice(2)
if (!/^(ui|display)$/.test(family ?? '') || !file)
  throw new Error('Say which and from where, as in: npm run font -- ui Some-Font.woff2 400:800')

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

/** Fonts of devices, with the average width of Latin text in em. */
const ARIAL = {
  src: "local('Roboto'), local('Arial'), local('Liberation Sans')",
  width: 913 / 2048,
}
const ARIAL_BOLD = {
  src: "local('Roboto Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
  width: 983 / 2048,
}
const TIMES_BOLD = {
  src: "local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
  width: 886 / 2048,
}

const { familyName } = await fromBuffer(font)
if (family === 'display') {
  console.warn('\nIn fonts.css, one of these:')
  await printFallback(ARIAL_BOLD)
  await printFallback(TIMES_BOLD)
} else {
  console.warn('\nIn fonts.css:')
  // A fallback has two weights: one for texts of 400 to 600, one for texts of 700 and 800.
  await printFallback(ARIAL, { weights: '100 600', measuredAt: 400 })
  await printFallback(ARIAL_BOLD, { weights: '700 900', measuredAt: 700 })
}

type Weights = { weights: string; measuredAt: number }

async function printFallback(fallback: typeof ARIAL, range?: Weights) {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
    variationAxes && range ? await atWeight(range.measuredAt) : font,
  )
  const scale = xWidthAvg / unitsPerEm / fallback.width
  const override = (units: number) => percent(Math.abs(units) / unitsPerEm / scale)
  console.warn(`
@font-face {
  font-family: '${familyName} fallback';${range ? `\n  font-weight: ${range.weights};` : ''}
  src: ${fallback.src};
  size-adjust: ${percent(scale)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
}`)
}

/** The printable ASCII letters in one weight of the variable font. */
function atWeight(wght: number) {
  return subsetFont(font, lettersOf('U+20-7E'), { targetFormat: 'sfnt', variationAxes: { wght } })
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

function partsOf(css: string): Record<'basic' | 'rest', string> {
  const [basic = '', rest = ''] = [...css.matchAll(/unicode-range:([^;]+);/g)].map(
    ([, ranges = '']) => ranges.split(',').map(lettersOf).join(''),
  )
  return { basic, rest }
}

/** The letters of a range such as `U+20-7E`. */
function lettersOf(range: string): string {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16))
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return String.fromCodePoint(...codes)
}
