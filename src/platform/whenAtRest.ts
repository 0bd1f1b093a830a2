import { pageLoaded } from '@/shared/lib/scheduling'

const AT_REST_MS = 2_000

/** Resolves when the page has loaded and its visible content had time to come. */
export async function whenAtRest(): Promise<void> {
  await pageLoaded()
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS))
}
