/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { pages } from './src/app/documents/pages.ts'
import { aftermovie } from './src/content/aftermovie.ts'
import { frames } from './src/content/frames.ts'
import { envProblems } from './src/shared/envProblems.ts'
import { standIn } from './tests/mocks/vitePlugin.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Env = Record<string, string | undefined>

/** A site that cannot work is not built, nor shown as if it could. */
function checkEnv(env: Env): Plugin {
  function check() {
    const problems = envProblems(env)
    if (problems.length === 0) return
    throw new Error(
      `${problems.join(' ')} Copy .env.example to .env, fill it in, and try again. Without an .env, \`npm start\` runs against the stand-in.`,
    )
  }
  return { name: 'check-env', buildStart: check, configureServer: check }
}

/** Where the map, the games and the film come from: what is configured, and nothing else. */
function frameSources(env: Env, mode: string): string[] {
  // The stand-in has pages of its own in their places.
  if (mode === 'mock') return ["'self'"]
  // A page is named without its query.
  const maps = Object.values(frames).map((page) => page.replace(/\?.*$/, ''))
  const games = [env.VITE_WITCH_GAME_URL, env.VITE_CANS_GAME_URL].filter((url) => url?.trim())
  const film = aftermovie.videoId ? [aftermovie.player] : []
  const played = games.map((url = '') => (url.startsWith('/') ? "'self'" : new URL(url).origin))
  return [...new Set([...maps, ...played, ...film])]
}

/** What page views need, and only where they are configured. */
function analyticsSources(env: Env) {
  if (!env.VITE_GA_MEASUREMENT_ID?.trim()) return { scripts: [], calls: [] }
  const host = 'https://*.googletagmanager.com'
  const calls = ['https://*.google-analytics.com', 'https://*.analytics.google.com', host]
  return { scripts: [host], calls }
}

/** The only places the built page may talk to. Each third party is named by the path its documentation asks for. */
function contentSecurityPolicy(env: Env, mode: string): Plugin {
  const origins = ['VITE_MASTER_API_URL', 'VITE_USER_EVENTS_API_URL', 'VITE_GAMES_API_URL']
    .map((name) => env[name])
    .filter((url): url is string => Boolean(url))
    .map((url) => new URL(url).origin)
  const framed = frameSources(env, mode)
  const { scripts, calls } = analyticsSources(env)
  const captcha = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", captcha, 'https://accounts.google.com/gsi/client', ...scripts].join(' ')}`,
    "style-src 'self' https://accounts.google.com/gsi/style",
    `img-src ${["'self'", 'data:', 'blob:', ...calls].join(' ')}`,
    "font-src 'self'",
    // A framed page is asked whether it answers before it is shown: its frame would not tell.
    `connect-src 'self' ${[...new Set([...origins, ...framed, ...calls])].join(' ')} https://accounts.google.com/gsi/`,
    `frame-src ${framed.join(' ')} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://accounts.google.com/gsi/`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** What most screens use is one file: on a crowded network a request costs more than the bytes of these. */
const EVERY_SCREEN = {
  name: 'every-screen',
  test: /rolldown\/runtime|src\/(shared\/(env|paths|styles|lib\/(unknown|createStored|drafts)|hooks\/(useAwake|useModalParam|useMediaQuery)|ui\/(Button|ButtonFace|ButtonLink|Divider|EmptyState|Field\.module|FieldError|Icon|Paper|notify))|blocks\/(ScreenTitle|SocialLinks|PaymentUnderWay)|state\/(session|events)|content\/(edition|links))\b/,
}

/** And so is what every form uses. */
const EVERY_FORM = {
  name: 'every-form',
  test: /node_modules\/(formik|yup|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics|property-expr|tiny-case|toposort|tiny-warning)\/|src\/(shared\/(lib\/(validation|faultsOf)|ui\/(Checkbox|Field|FieldFrame|FocusFirstError|KeepDraft|PasswordField|PhoneField|SelectField|SubmitButton|useFieldParts))|state\/useAction|features\/auth\/(schema|useRedirect))\b/,
}

/**
 * The stand-in's worker answers for every file, so its site comes in few of them. What remembers people is apart from
 * what the stand-in itself is made of: it reads the storage when it arrives, and the stand-in writes there first.
 */
const STAND_IN_SITE = [
  {
    name: 'react',
    priority: 3,
    test: /node_modules\/(react|react-dom|scheduler)\/|preload-helper/,
  },
  { name: 'ground', priority: 2, test: /src\/(content|shared\/(lib|styles|env|paths))\b/ },
  { name: 'site', priority: 1, test: /src\/(app|blocks|state|api|shared\/(ui|hooks))\// },
]

export default defineConfig(({ mode }) => {
  const env: Env = { ...process.env, ...loadEnv(mode, folder('.'), 'VITE_') }
  return {
    plugins: [
      react(),
      mode !== 'test' && checkEnv(env),
      pages(env),
      contentSecurityPolicy(env, mode),
      // `--mode mock` boots the app through tests/mocks, so nothing in src/ knows that mocks exist.
      mode === 'mock' && standIn(),
    ],
    resolve: { alias: { '@mocks': folder('./tests/mocks'), '@': folder('./src') } },
    build: {
      manifest: true,
      target: 'es2022',
      // Browsers that do not know a preload find the files a moment later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: mode === 'mock' ? STAND_IN_SITE : [EVERY_SCREEN, EVERY_FORM] },
        },
      },
    },
    server: { port: 5173, strictPort: true },
    test: {
      environment: 'jsdom',
      setupFiles: ['./tests/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
      // Screen tests type and click like people, which takes its time on a busy machine.
      testTimeout: 45_000,
      // On the two cores of a small machine the default is one worker.
      maxWorkers: '100%',
      env: loadEnv('mock', folder('.'), 'VITE_'),
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }
})
