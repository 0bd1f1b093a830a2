import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { RawEnv } from '../../shared/readEnv.ts'
import { CACHE, rulesOf, securityHeaders, type SiteFacts, type Rule } from './headers.ts'
import { loadSiteData } from './siteData.ts'

const FONTS = 'src/shared/styles/fonts'

/** Hosts that know nothing of these serve them as files. They are public, and nothing in them is secret. */
const FILES = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginx: 'nginx.conf',
}
/** In this folder Cloudflare looks for it itself; at the top it would replace the home page for unknown addresses. */
const MISSING = '/assets/404.html'

const PACKED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/manifest+json',
  'image/svg+xml',
]

/** A link that a chat has joined with the punctuation after it. */
const MANGLED = String.raw`^(/[\w/-]*\w)[).,;:!?]+$`

/** What the hosts in README.md read, and the licences of what ships. */
export function hosting(env: RawEnv): Plugin {
  return {
    name: 'hosting',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { license: { fileName: 'licences/packages.md' } } } },
    }),
    async generateBundle() {
      const files = { ...hostFiles(env, await loadSiteData()), ...fontLicences() }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

export function hostFiles(env: RawEnv, site: SiteFacts): Record<string, string> {
  const rules = rulesOf(env, site)
  return {
    [FILES.headers]: headersFile(rules),
    [FILES.redirects]: redirectsFile(),
    [FILES.vercel]: vercelFile(rules),
    [FILES.nginx]: nginxFile(securityHeaders(env, site)),
    [MISSING.slice(1)]: missingFile(),
  }
}

function fontLicences(): Record<string, string> {
  const names = readdirSync(FONTS).filter((name) => name.endsWith('.txt'))
  return Object.fromEntries(
    names.map((name) => [`licences/${name}`, readFileSync(`${FONTS}/${name}`, 'utf8')]),
  )
}

/** Netlify and Cloudflare Pages. */
function headersFile(rules: Rule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** Netlify. Cloudflare Pages ignores both lines, and does the same of its own accord. */
function redirectsFile(): string {
  return `/assets/* ${MISSING} 404\n/* /index.html 200\n`
}

function vercelFile(rules: Rule[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    // With clean addresses, Vercel finds no file that is named with its `.html`.
    rewrites: [{ source: '/((?!assets/).*)', destination: '/' }],
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function nginxFile(security: Record<string, string>): string {
  const { document, ...folders } = CACHE
  const names = Object.entries(folders).map(([path, cache]) => [path.replace('*', ''), cache])
  const filesBelow = names.filter(([path]) => path?.endsWith('/'))
  const hidden = [...Object.values(FILES).map((name) => `= /${name}`), '~ /\\.(?!well-known/)']
  const lines = [
    '# Inside the `server { ... }` of the site, beside `listen`, `server_name`, the certificate, `root /path/of/dist;`:',
    '#   include /path/of/dist/nginx.conf;',
    '# Then `nginx -t && nginx -s reload`, after every new build.',
    'index index.html;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${PACKED.join(' ')};`,
    ...Object.entries(security).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $keep "${document}";`,
    ...names.map(([path, cache]) => `if ($uri ~ ^${path}) { set $keep "${cache}"; }`),
    '# Without `always`: no browser keeps a 404.',
    'add_header Cache-Control $keep;',
    // Quoted for its semicolon. Vercel's and Netlify's patterns cannot say this: there the site itself finds the page.
    `rewrite "${MANGLED}" $1 redirect;`,
    'location / { try_files $uri $uri.html $uri/index.html /index.html; }',
    ...filesBelow.map(([path]) => `location ${path} { try_files $uri =404; }`),
    'location = /sw.js { try_files $uri =404; }',
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    ...hidden.map((path) => `location ${path} { return 404; }`),
  ]
  return `${lines.join('\n')}\n`
}

function missingFile(): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="robots" content="noindex" />
  <title>Not found</title>
  <p>This file is not here. <a href="/">Go to the home page</a></p>
</html>
`
}
