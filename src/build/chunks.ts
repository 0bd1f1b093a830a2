import { resolve } from 'node:path'

type ModuleInfo = { importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Few files, because on a slow network a request costs more than its bytes. Each file contains these modules and all
 * their imports, unless the entry or an earlier file has them.
 */
const ENTRIES = ['src/main.ts', 'tests/mocks/main.ts']
const CHUNKS: Record<string, readonly string[]> = {
  site: [
    'src/app/start.tsx',
    'src/blocks/payment/PaymentUnderWay.tsx',
    'src/blocks/SocialLinks.tsx',
    'src/shared/ui/button/ButtonLink.tsx',
    'src/shared/ui/status/EmptyState.tsx',
    'src/shared/ui/Card.tsx',
    'src/shared/hooks/useIsVisible.ts',
    'src/shared/hooks/useModalParam.ts',
    'src/shared/hooks/timers.ts',
    'src/shared/hooks/usePart.ts',
    'src/shared/start/whenIdle.ts',
  ],
  forms: [
    'src/features/auth/schema.ts',
    'src/blocks/forms/ServerError.tsx',
    'src/features/auth/useRedirect.ts',
    'src/shared/hooks/useIsMounted.ts',
    'src/shared/lib/validation.ts',
    'src/shared/ui/field/Checkbox.tsx',
    'src/shared/ui/form/FocusFirstError.tsx',
    'src/shared/ui/form/KeepDraft.tsx',
    'src/shared/ui/form/NeedsScripts.tsx',
    'src/shared/ui/field/PasswordField.tsx',
    'src/shared/ui/field/PhoneField.tsx',
    'src/shared/ui/field/SelectField.tsx',
    'src/shared/ui/form/SubmitButton.tsx',
    'src/state/server/words.tsx',
    'src/state/server/useAction.ts',
  ],
}

/** The chunk of a module; `null` lets the bundler decide. */
export function chunkOf(moduleId: string, context: Context): string | null {
  const entries = ENTRIES.filter((entry) => context.getModuleInfo(resolve(entry)))
  if (entries.some((entry) => closureOf(entry, context).has(moduleId))) return null
  const found = Object.entries(CHUNKS).find(([, roots]) =>
    roots.some((root) => closureOf(root, context).has(moduleId)),
  )
  return found?.[0] ?? null
}

const known = new WeakMap<Context, Map<string, Set<string>>>()

/** A module and all its static imports. Dynamic imports are not included. */
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
