import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../shared/paths.ts'
import type { PrecacheManifest, PrecacheEntry } from '../../app/offline/worker/precache.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

/** `/` also answers for addresses without a copy. */
const PASS_PAGES = [paths.home, paths.dashboard]
const PAGES = [
  paths.contingent,
  paths.events,
  paths.schedule,
  paths.faqs,
  paths.accommodationRules,
  paths.accommodationMap,
]
/**
 * What the pass and the home page need, with all that they import: the footer, without which no screen is drawn, the
 * barcode, the calls that ask for the own record, and the offer of a new version.
 */
const PASS_SCRIPTS = [
  'index.html',
  'src/app/footer/Footer.tsx',
  'src/features/home/HomeScreen.tsx',
  'src/features/dashboard/DashboardScreen.tsx',
  'src/blocks/barcode/Barcode.tsx',
  'src/api/axios.ts',
  'src/app/offline/registerWorker.ts',
  'src/app/offline/offerUpdate.tsx',
]
const PASS_PICTURES = [/^art\/icons\.svg$/, /^art\/brand\/(mark|orb)/, /^art\/states\/toast/]
/** Of screens that need the network anyway, large parts that only they load. */
const NOT_KEPT =
  /^(analytics|Aftermovie|Cart|DateField|ForgotPassword|Gallery|Game|index\.es|Leaderboard|Merch|SignUp)|-rest-/
/** The art of the main screens on a phone. What is not here is kept when it was seen. */
const PICTURES = [
  /^art\/(brand|frames|genres|ornament|states|wheel)\/(?!procession\.svg)[^/]+\.svg$/,
  /^art\/masks\/(king-live|lion-live)\.svg$/,
  /^art\/(icons|campus|campus-ground)\.svg$/,
]

/** What the service worker keeps (src/app/offline/worker), of the built site in a folder. */
export function precachedFiles(out: string): Omit<PrecacheManifest, 'version'> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const manifest = readManifest(out)
  const scripts = files.filter(
    (name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !NOT_KEPT.test(name.slice(7)),
  )
  const inPass = new Set(
    PASS_SCRIPTS.flatMap((key) => closureOf(manifest, key)).filter((name) =>
      scripts.includes(name),
    ),
  )
  const isPass = (name: string) => inPass.has(name) || /basic.*\.woff2$/.test(name)
  const pictures = files.filter((name) => PICTURES.some((pattern) => pattern.test(name)))
  const isPassPicture = (name: string) => PASS_PICTURES.some((pattern) => pattern.test(name))
  return {
    pass: [
      ...PASS_PAGES.map((path) => page(out, path)),
      ...scripts.filter(isPass).map(hashed),
      ...pictures.filter(isPassPicture).map((name) => revised(out, name)),
    ],
    rest: [
      ...PAGES.map((path) => page(out, path)),
      ...scripts.filter((name) => !isPass(name)).map(hashed),
      ...pictures.filter((name) => !isPassPicture(name)).map((name) => revised(out, name)),
    ],
  }
}

/** The name changes with the content. */
const hashed = (name: string): PrecacheEntry => ({ url: `/${name}` })

const revised = (out: string, name: string): PrecacheEntry => ({
  url: `/${name}`,
  revision: revisionOf(join(out, name)),
})

function page(out: string, path: string): PrecacheEntry {
  return { url: path, revision: revisionOf(fileOf(out, path)) }
}

/** What a host sends for an address. */
export function fileOf(out: string, url: string): string {
  const page = url === paths.home ? '/index.html' : `${url}.html`
  const file = join(out, /\.\w+$/.test(url) ? url : page)
  if (!existsSync(file))
    throw new Error(`src/build/finish/precachedFiles.ts names a page that is not there: ${url}`)
  return file
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)
}

/** The files of a script and of all that it imports. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk)
    throw new Error(`src/build/finish/precachedFiles.ts names a script that is not there: ${key}`)
  if (seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((each) => closureOf(manifest, each, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}

function readManifest(out: string): Manifest {
  const text = readFileSync(join(out, '.vite/manifest.json'), 'utf8')
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- vite documents this shape
  return JSON.parse(text) as Manifest
}
