/** The kinds of tokens, and the style property that shows each kind. */
const KINDS = [
  { title: 'Colours, by what they are for', names: /^--color-/, property: 'background' },
  { title: 'Sizes of type', names: /^--text-/, property: 'fontSize' },
  { title: 'Typefaces', names: /^--font-/, property: 'fontFamily' },
  {
    title: 'Lines',
    names: /^--(border-|rule(?!-style)|mark$|focus$|ring$|line-(tabs|entry|poster))/,
    property: 'borderBlockStart',
  },
  { title: 'Corners', names: /^--radius-/, property: 'borderRadius' },
  { title: 'Shadows of boxes', names: /^--shadow-(panel|control)/, property: 'boxShadow' },
  { title: 'Shapes', names: /^--clip-/, property: 'clipPath' },
  {
    title: 'Patterns, the ground, drawings of style sheets',
    names: /^--(pattern-|ground|edge$|drawing-)/,
    property: 'background',
  },
] as const

/** Every token, by kind. `others` have no picture, for example a width. */
export function tokensByKind() {
  const names = [...new Set([...document.styleSheets].flatMap(({ cssRules }) => namesIn(cssRules)))]
  const shown = KINDS.map((kind) => ({
    ...kind,
    tokens: names.filter((name) => kind.names.test(name)),
  }))
  const rest = names.filter((name) => !KINDS.some((kind) => kind.names.test(name)))
  const isColour = (name: string) => CSS.supports('color', valueOf(name))
  return {
    shown: [
      {
        title: 'Colours, as the designer calls them',
        property: 'background',
        tokens: rest.filter(isColour),
      },
      ...shown,
    ],
    others: rest.filter((name) => !isColour(name)),
  }
}

export const valueOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name)

/** The custom properties of the page, in the order of the style sheets. */
function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.includes(':root')
        ? [...rule.style].filter((name) => name.startsWith('--'))
        : []
    return rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : []
  })
}
