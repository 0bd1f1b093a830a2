import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { RawEnv } from '../../festival/readEnv.ts'
import {
  FILE_CACHE_CONTROL,
  PAGE_CACHE_CONTROL,
  rulesOf,
  securityHeaders,
  type SiteFacts,
  type Rule,
} from './headers.ts'
import { loadSiteData } from './siteData.ts'

const FONTS = 'src/theme/fonts'

/** A host that does not read such a file serves it. The files contain no secrets. */
const FILES = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: 'nginx.conf',
}
/**
 * For missing files in `/assets/`. Cloudflare looks for `404.html` in the folder of the missing file. In the root folder,
 * the file would also be the response for unknown pages, which need the home page.
 */
const NOT_FOUND = '/assets/404.html'

/** Without text/html, which nginx always compresses. */
const COMPRESSED_TYPES = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/manifest+json',
  'image/svg+xml',
]

/** Chats may add the punctuation after a link to the link: `/faqs).` */
const TRAILING_PUNCTUATION = String.raw`^(/[\w/-]*\w)[).,;:!?]+$`

/** Writes the files that configure the hosts (../README.md, section 3), and the licences of fonts and packages. */
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
    [FILES.nginx]: nginxFile(securityHeaders(env, site)),
    [NOT_FOUND.slice(1)]: notFoundFile(),
  }
}

function fontLicences(): Record<string, string> {
  // An edition with system fonts has no font files.
  const names = existsSync(FONTS) ? readdirSync(FONTS).filter((name) => name.endsWith('.txt')) : []
  return Object.fromEntries(
    names.map((name) => [`licences/${name}`, readFileSync(`${FONTS}/${name}`, 'utf8')]),
  )
}

/** For Netlify and Cloudflare Pages. */
function headersFile(rules: Rule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** For Netlify. Cloudflare Pages ignores both lines, and does the same by default. */
function redirectsFile(): string {
  return `/assets/* ${NOT_FOUND} 404\n/* /index.html 200\n`
}

function nginxFile(security: Record<string, string>): string {
  const lines = [
    '# Inside the `server { ... }` of the site, beside `listen`, `server_name`, the certificate, `root /path/of/dist;`:',
    '#   include /path/of/dist/nginx.conf;',
    '# Then `nginx -t && nginx -s reload`, after every new build.',
    'index index.html;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED_TYPES.join(' ')};`,
    ...Object.entries(security).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...nginxCaching(),
    // The quotes are for the semicolon. Netlify has no such patterns, so the app redirects there.
    `rewrite "${TRAILING_PUNCTUATION}" $1 redirect;`,
    ...nginxLocations(),
  ]
  return `${lines.join('\n')}\n`
}

/** The prefixes are like `/assets/` and `/sw.js`. */
function cacheByPrefix(): [prefix: string, cache: string][] {
  return Object.entries(FILE_CACHE_CONTROL).map(([path, cache]) => [path.replace('*', ''), cache])
}

function nginxCaching(): string[] {
  return [
    `set $keep "${PAGE_CACHE_CONTROL}";`,
    ...cacheByPrefix().map(([prefix, cache]) => `if ($uri ~ ^${prefix}) { set $keep "${cache}"; }`),
    '# Without `always`: no browser keeps a 404.',
    'add_header Cache-Control $keep;',
  ]
}

function nginxLocations(): string[] {
  const folders = cacheByPrefix().filter(([prefix]) => prefix.endsWith('/'))
  const hidden = [...Object.values(FILES).map((name) => `= /${name}`), '~ /\\.(?!well-known/)']
  return [
    'location / { try_files $uri $uri.html $uri/index.html /index.html; }',
    ...folders.map(([folder]) => `location ${folder} { try_files $uri =404; }`),
    'location = /sw.js { try_files $uri =404; }',
    'location = /manifest.webmanifest { default_type application/manifest+json; }',
    ...hidden.map((path) => `location ${path} { return 404; }`),
  ]
}

function notFoundFile(): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="robots" content="noindex" />
  <title>Not found</title>
  <p>This file is not here. <a href="/">Go to the home page</a></p>
</html>
`
}
