import { pageLoaded } from '@/shared/lib/scheduling'

const AT_REST_MS = 2_000

/** Resolves 2 s after the page has loaded, so that visible content comes first. */
export async function whenAtRest(): Promise<void> {
  await pageLoaded()
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS))
}
