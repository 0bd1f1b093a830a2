/** A line of the specification in our own words, and the tests that show it. */
export type Line = { text: string; shownBy: string[] }

export type Section = { file: string; title: string; lines: Line[] }

/** `file` is the name of the file in `sections/`; it begins with the section of the specification. */
export function section(
  file: string,
  title: string,
  lines: Record<string, string | string[]>,
): Section {
  const entries = Object.entries(lines)
  return {
    file: `tests/spec/sections/${file}.ts`,
    title: `§${file.charAt(0)} ${title}`,
    lines: entries.map(([text, shownBy]) => ({ text, shownBy: [shownBy].flat() })),
  }
}

/** Names the tests of a file as Vitest prints them: `file > name`. */
export function testsIn(file: string) {
  return (name: string) => `${file} > ${name}`
}

/** The file and the name in `file > name`; a name may hold such an arrow, too. */
export function partsOf(test: string): { file: string; name: string } {
  const [file = '', ...name] = test.split(' > ')
  return { file, name: name.join(' > ') }
}
