import type { Screen } from '../screens'

const modules = import.meta.glob<{ default: unknown }>('/src/features/*/*Screen.tsx', {
  eager: true,
})

/** The file whose default export is the component of this screen, relative to the repository. */
export async function findScreenModule({ path, preload }: Screen): Promise<string> {
  const { default: component } = await preload()
  const file = Object.keys(modules).find((name) => modules[name]?.default === component)
  if (!file) throw new Error(`No file src/features/*/*Screen.tsx exports the screen of ${path}`)
  return file.slice(1)
}
