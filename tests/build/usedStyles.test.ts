import { expect, test } from 'vitest'
import { usedStyles } from '../../src/build/usedStyles'

const MARKUP = '<p class="a b">Text</p><img data-class="c">'

test.each([
  ['p{color:red}', 'p{color:red}', 'a rule without a class stays'],
  ['.a .b{color:red}', '.a .b{color:red}', 'a rule stays if all its classes occur'],
  ['.a .c{color:red}', '', 'and goes if one does not'],
  ['.c,.a{color:red}', '.a{color:red}', 'of several selectors those that are used stay'],
  [
    '.a:not(.c):has(:is(.d)){color:red}',
    '.a:not(.c):has(:is(.d)){color:red}',
    'brackets do not count',
  ],
  [
    '@layer x,y;@media print{.c{color:red}}',
    '@layer x,y',
    'an empty group goes, the order of layers stays',
  ],
  ['@keyframes k{to{top:0}}', '@keyframes k{to{top:0}}', 'movements stay'],
])('of the styles %s a document holds %s: %s', (css, used) => {
  expect(usedStyles(css, MARKUP).replace(/;$/, '')).toBe(used)
})
