import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

type Modules = {
  /** The entry, except in the mock site, where it follows the mock server. */
  entryModule: string
  /** The module that the entry imports dynamically. */
  startModule: string
}

/** Small, and in use on most screens. */
const HOOKS = /src[\\/]shared[\\/]hooks[\\/]/

/**
 * One file has what every page runs, because a request costs more than its bytes. Without this, `/` needs 40 files,
 * not 6, and 10 KB more. The bundler decides about the rest.
 */
export function codeSplittingOf({ entryModule, startModule }: Modules) {
  return { groups: [{ name: groupOf, includeDependenciesRecursively: false, debugName: 'site' }] }

  /** The entry has all that it imports itself: it runs first, and alone where the site does not come. */
  function groupOf(id: string, context: Context): string | null {
    const isFirst = isImportedBy(
      id,
      context,
      ({ isEntry, id }) => isEntry || id.endsWith(entryModule),
    )
    const isOfSite =
      HOOKS.test(id) || isImportedBy(id, context, ({ id }) => id.endsWith(startModule))
    return isOfSite && !isFirst ? 'site' : null
  }
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
