/** Any kind of line, but not where it is part of a name, as in `--color-backdrop-solid`. */
const LINE = String.raw`/(?<![\w-])(solid|dashed|dotted|double|groove|ridge|inset|outset|wavy)(?![\w-])/`

/**
 * Only src/theme says what an edition looks like. A style sheet elsewhere takes colours, typefaces, corners, lines, shadows,
 * patterns and drawings from its tokens and primitives. Its own are circles (50 %), system colours in forced colours, and
 * what prints.
 */
export default {
  ignoreFiles: ['src/theme/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { message: 'Take a colour of src/theme/palette.css.' }],
    'function-disallowed-list': [
      [/^(rgba?|hsla?|hwb|(ok)?l(ab|ch)|color|color-mix)$/, /gradient$/, 'url'],
      { message: 'Colours, patterns and drawings are tokens of src/theme.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(border|outline|text-decoration|column-rule)/': [LINE],
        'stroke-dasharray': [/^(?!var\(--dashes\)$)/],
        '/radius$/': [/^(?!.*var\(--radius-)(?!0$|50%$)/],
        '/^(font|font-family)$/': [/^(?![^]*var\(--font-)(?!inherit$)/],
        '/^(text|box)-shadow$/': [/^(?!var\(--shadow-|none$)/],
        // Safari ignores the short form with a style or a width in a token.
        'text-decoration': [/var\(/],
        '/filter$/': [/^(?!var\(|none$|grayscale)/],
        // Colours of fills: another edition's may be too pale to read.
        color: [/--color-(primary|accent|tertiary|strong|calm|soft|raised|panel)\b/],
      },
      { message: 'Lines, corners, typefaces and shadows are tokens of src/theme.' },
    ],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-disallowed-list': [
          [/(^|[\s,(>+~])(:root|html|body)\b/, /:global/, /\[role\b/],
          {
            message:
              'A module has the styles of its own component only: see “Style sheets” in src/README.md.',
          },
        ],
      },
    },
  ],
}
