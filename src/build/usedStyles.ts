import postcss from 'postcss'

/** What stands in brackets says what an element is not, or what is around it. */
const IN_BRACKETS = /\([^()]*\)/g
const CLASS = /\.([\w-]+)/g

/** The rules whose classes occur in the markup, and those without a class. */
export function usedStyles(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    )
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

function classesOf(selector: string): string[] {
  let plain = selector
  while (IN_BRACKETS.test(plain)) plain = plain.replace(IN_BRACKETS, '')
  return [...plain.matchAll(CLASS)].map(([, name = '']) => name)
}
