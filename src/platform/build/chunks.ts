import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

type Modules = {
  /** The entry. In the mock site the entry is the mock server, which loads this module, so `isEntry` misses it. */
  entryModule: string
  /** The module that the entry imports dynamically. */
  startModule: string
}

/** They join what every page runs: most screens use them, and none is worth a request of its own. */
const HOOKS = /src[\\/]shared[\\/]hooks[\\/]/

/** TanStack Query exports them in the same file as what every page runs, but only screens with a form use them. */
const MUTATIONS = /@tanstack[\\/].*(?:useMutation|useMutationState|mutationObserver)\.js$/

/**
 * Puts what every page runs into one chunk, `site`, because a request costs more than its bytes. Without it, `/` needs
 * 40 files instead of 6, and 10 KB more. The bundler decides about all other modules.
 */
export function codeSplittingOf(modules: Modules) {
  const name = (id: string, graph: Graph) => (isSharedByPages(id, graph, modules) ? 'site' : null)
  // Not recursively: a module of `site` would take along what `isSharedByPages` leaves in the entry chunk.
  return { groups: [{ name, includeDependenciesRecursively: false, debugName: 'site' }] }
}

function isSharedByPages(id: string, graph: Graph, { entryModule, startModule }: Modules): boolean {
  if (MUTATIONS.test(id)) return false
  const importers = selfAndImporters(id, graph)
  const isOrIsImportedBy = (file: string) => importers.some((module) => module.id.endsWith(file))
  // What the entry imports stays in the entry chunk: that runs first, and alone if `site` fails to load.
  if (importers.some((module) => module.isEntry) || isOrIsImportedBy(entryModule)) return false
  return HOOKS.test(id) || isOrIsImportedBy(startModule)
}

/** A module and all that import it statically, also through other modules. */
function selfAndImporters(id: string, graph: Graph): Rolldown.ModuleInfo[] {
  const modules: Rolldown.ModuleInfo[] = []
  const queue = [id]
  const visited = new Set(queue)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const module = graph.getModuleInfo(next)
    if (!module) continue
    modules.push(module)
    const importers = module.importers.filter((importer) => !visited.has(importer))
    for (const importer of importers) visited.add(importer)
    queue.push(...importers)
  }
  return modules
}
