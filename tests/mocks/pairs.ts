import type { Account, FestivalState } from './state'

/** The server identifies a person by these two, which must belong to the same account. */
export type Pair = { sfId: string; email: string }

export function sameMail(first: string, second: string): boolean {
  return plain(first) === plain(second)
}

/** The account of a pair, in any case and with stray spaces. `undefined` if the two belong to different accounts. */
function accountOf({ sfId, email }: Pair, state: FestivalState): Account | undefined {
  return state.accounts.find(
    (account) => plain(account.sfId) === plain(sfId) && sameMail(account.email, email),
  )
}

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
