import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** The module that `src/main.ts` loads. */
export const START = 'src/app/start.tsx'
/** The entry, except in the mock site, where it follows the mock server. */
const MAIN = 'src/main.ts'
/** Small, and in use on most screens. */
const HOOKS = /src[\\/]shared[\\/]hooks[\\/]/

/**
 * One file has what every page runs, because a request costs more than its bytes. Without this, `/` needs 40 files,
 * not 6, and 10 KB more. The bundler decides about the rest.
 */
export const codeSplitting = {
  groups: [{ name: groupOf, includeDependenciesRecursively: false, debugName: 'site' }],
}

/** The entry has all that it imports itself: it runs first, and alone where the site does not come. */
function groupOf(id: string, context: Context): string | null {
  const isFirst = isImportedBy(id, context, ({ isEntry, id }) => isEntry || id.endsWith(MAIN))
  const isOfSite = HOOKS.test(id) || isImportedBy(id, context, ({ id }) => id.endsWith(START))
  return isOfSite && !isFirst ? 'site' : null
}

/** Also through other modules, or if it is the same module. Dynamic imports do not count. */
function isImportedBy(
  id: string,
  context: Context,
  isWanted: (module: Rolldown.ModuleInfo) => boolean,
): boolean {
  const seen = new Set([id])
  // A set also visits what is added to it on the way.
  for (const each of seen) {
    const module = context.getModuleInfo(each)
    if (!module) continue
    if (isWanted(module)) return true
    for (const importer of module.importers) seen.add(importer)
  }
  return false
}
