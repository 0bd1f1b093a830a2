import { resolve } from 'node:path'

type ModuleInfo = { importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Shared code comes in few files, because on a crowded network a request costs more than its bytes. Each file holds the
 * modules named here and all that they import, but for what a file before it holds. What the entry imports stays there.
 */
const ENTRIES = ['src/main.ts', 'tests/mocks/main.ts']
const CHUNKS: Record<string, readonly string[]> = {
  // What every page has, and what most screens are made of.
  site: [
    'src/app/start.tsx',
    'src/blocks/payment/PaymentUnderWay.tsx',
    'src/blocks/SocialLinks.tsx',
    'src/shared/ui/button/ButtonLink.tsx',
    'src/shared/ui/Divider.tsx',
    'src/shared/ui/status/EmptyState.tsx',
    'src/shared/ui/Card.tsx',
    'src/shared/hooks/useIsVisible.ts',
    'src/shared/hooks/useModalParam.ts',
    'src/shared/hooks/useNow.ts',
  ],
  forms: [
    'src/features/auth/schema.ts',
    'src/shared/ui/field/Checkbox.tsx',
    'src/shared/ui/form/FocusFirstError.tsx',
    'src/shared/ui/form/KeepDraft.tsx',
    'src/shared/ui/field/PasswordField.tsx',
    'src/shared/ui/field/PhoneField.tsx',
    'src/shared/ui/field/SelectField.tsx',
    'src/shared/ui/form/SubmitButton.tsx',
    'src/state/useAction.ts',
  ],
}

/** The name of the file that a module goes into, or `null` where the bundler decides. */
export function chunkOf(moduleId: string, context: Context): string | null {
  const entries = ENTRIES.filter((entry) => context.getModuleInfo(resolve(entry)))
  if (entries.some((entry) => closureOf(entry, context).has(moduleId))) return null
  const found = Object.entries(CHUNKS).find(([, roots]) =>
    roots.some((root) => closureOf(root, context).has(moduleId)),
  )
  return found?.[0] ?? null
}

const known = new WeakMap<Context, Map<string, Set<string>>>()

/** A module and all that it imports, in turn; what is only fetched later is not among it. */
function closureOf(root: string, context: Context): Set<string> {
  const closures = known.get(context) ?? new Map<string, Set<string>>()
  known.set(context, closures)
  const found = closures.get(root)
  if (found) return found
  const closure = new Set<string>()
  const waiting = [resolve(root)]
  if (!context.getModuleInfo(resolve(root)))
    throw new Error(`src/build/chunks.ts names a module that no page has: ${root}`)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue
    closure.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  closures.set(root, closure)
  return closure
}
