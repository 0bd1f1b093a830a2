import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

type Modules = {
  /** In the mock site, the entry is the mock server and loads this module, so `isEntry` misses it. */
  entryModule: string
  startModule: string
}

/** Most screens use hooks, and a hook is too small for its own request. So hooks go into `site`. */
const HOOKS = /src[\\/]shared[\\/]hooks[\\/]/

/** Only screens with a form use mutations, so they do not go into `site`. */
const MUTATIONS = /@tanstack[\\/].*(?:useMutation|useMutationState|mutationObserver)\.js$/

/**
 * The chunk `site` contains the modules that every page runs. Without it, `/` needs 40 files instead of 6, and 10 KB more.
 * The bundler decides about all other modules.
 */
export function codeSplittingOf(modules: Modules) {
  const name = (id: string, graph: Graph) => (isSharedByPages(id, graph, modules) ? 'site' : null)
  // With `true`, `site` would also get the modules that must stay in the entry chunk.
  return { groups: [{ name, includeDependenciesRecursively: false, debugName: 'site' }] }
}

function isSharedByPages(id: string, graph: Graph, { entryModule, startModule }: Modules): boolean {
  if (MUTATIONS.test(id)) return false
  const importers = selfAndImporters(id, graph)
  const isOrIsImportedBy = (file: string) => importers.some((module) => module.id.endsWith(file))
  // Imports of the entry stay in the entry chunk, which must run even if `site` does not load.
  if (importers.some((module) => module.isEntry) || isOrIsImportedBy(entryModule)) return false
  return HOOKS.test(id) || isOrIsImportedBy(startModule)
}

/** Only static imports count, direct or indirect. */
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
