import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/*
 * What stands on what, by role. A text needs 4.5:1; large text (from 24 px, or bold from 19 px), lines that carry a meaning
 * and marks need 3:1 (WCAG 1.4.3 and 1.4.11).
 */
const TEXT: Record<string, string> = {
  'on-primary': 'primary',
  'on-accent': 'accent',
  'on-tertiary': 'tertiary',
  alarm: 'alarm-plate',
  'field-ink': 'field shade',
  'field-hint': 'field',
  'field-off-ink': 'field-off shade',
  'on-surface': 'surface shade accent soft field',
  surface: 'primary tertiary outline',
  print: 'scan',
}
/** In each tone, with its own colours. */
const TEXT_OF_TONE: Record<string, Record<string, string>> = {
  dark: {
    ink: 'page panel raised stage',
    link: 'page panel',
    emphasis: 'page panel',
    danger: 'page panel',
    success: 'page panel',
    'on-secondary': 'secondary',
    'off-ink': 'off',
  },
  light: {
    ink: 'surface field shade accent',
    link: 'surface field',
    emphasis: 'surface field',
    danger: 'surface field',
    success: 'surface field',
    'on-secondary': 'secondary',
    'off-ink': 'off',
  },
}
const MARKS: Record<string, string> = {
  outline: 'calm strong soft-deep success-toast error-toast warn-toast',
  accent: 'page panel',
  'title-shadow': 'page',
}
const MARKS_OF_TONE: Record<string, Record<string, string>> = {
  dark: { line: 'page panel', focus: 'page panel', 'off-line': 'page' },
  light: { line: 'surface field', focus: 'surface field', 'off-line': 'surface' },
}

/** The custom properties of the first rule with this selector. */
function rule(css: string, selector: string): Record<string, string> {
  const [, body = ''] = new RegExp(`\\n  ${selector} \\{([^}]*)\\}`).exec(css) ?? []
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
type Colours = Record<string, string>

function coloursOf(palette: string): Record<string, Colours> {
  const css = readFileSync(palette, 'utf8')
  const common = rule(css, ':root')
  return {
    dark: { ...common, ...rule(css, String.raw`:root,\s*\[data-tone='dark'\]`) },
    light: { ...common, ...rule(css, String.raw`\[data-tone='light'\]`) },
  }
}

function hexOf(colours: Colours, name: string): string {
  const value = colours[name] ?? ''
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  const hex = reference ? hexOf(colours, reference) : value
  if (!/^#([\da-f]{3}){1,2}$/i.test(hex)) throw new Error(`--${name} is no colour but “${hex}”`)
  return hex
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairs = (table: Record<string, string>, tone: string, least: number) =>
  Object.entries(table).flatMap(([front, backs]) =>
    backs.split(' ').map((back) => ({ front, back, tone, least })),
  )
const ofTones = (table: Record<string, Record<string, string>>, least: number) =>
  Object.entries(table).flatMap(([tone, rows]) => pairs(rows, tone, least))

test('black on white has 21:1, and mid grey on white 4.5:1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
})

const PALETTES = ['src/theme/palette.css', 'tests/editions/second/theme/palette.css']

describe.each(PALETTES)('%s', (palette) => {
  const colours = coloursOf(palette)

  test.each([
    ...pairs(TEXT, 'light', 4.5),
    ...ofTones(TEXT_OF_TONE, 4.5),
    ...pairs(MARKS, 'dark', 3),
    ...ofTones(MARKS_OF_TONE, 3),
  ])('$front on $back has $least:1 in the $tone tone', ({ front, back, tone, least }) => {
    const [one, other] = [front, back].map((role) => hexOf(colours[tone] ?? {}, `color-${role}`))
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least)
  })
})
