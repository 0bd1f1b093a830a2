import type { Account, FestivalState } from './state'

/** Identifies a person to the server: both must belong to the same account. */
export type Pair = { sfId: string; email: string }

export function sameMail(first: string, second: string): boolean {
  return plain(first) === plain(second)
}

/** The account of a pair, in any case and with stray spaces; nothing when the two do not belong together. */
function accountOf({ sfId, email }: Pair, state: FestivalState): Account | undefined {
  return state.accounts.find(
    (account) => plain(account.sfId) === plain(sfId) && sameMail(account.email, email),
  )
}

/** All accounts of a list, or the first pair without an account. */
export function accountsOf(
  pairs: Pair[],
  state: FestivalState,
): { accounts: Account[]; unknown?: Pair } {
  const matches = pairs.map((pair) => accountOf(pair, state))
  const unknown = pairs.find((_, index) => !matches[index])
  return { accounts: matches.filter((account) => account !== undefined), unknown }
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
