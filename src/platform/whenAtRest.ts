import { loaded } from '@/shared/lib/scheduling'

const AT_REST_MS = 2_000

/** Resolves when the page has loaded and its visible content had time to come. */
export async function whenAtRest(): Promise<void> {
  await loaded()
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS))
}
