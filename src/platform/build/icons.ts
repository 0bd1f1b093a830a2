import { readFileSync } from 'node:fs'

/** In the document itself: with a file that did not come, many buttons would show nothing. */
export function icons(): string {
  return readFileSync('src/shared/ui/icons.svg', 'utf8')
    .replace('<svg ', '<svg display="none" ')
    .replaceAll(' viewBox="0 0 24 24"', '') // the same as of `Icon`
    .replaceAll('<symbol id="', '<symbol id="icon-')
}
