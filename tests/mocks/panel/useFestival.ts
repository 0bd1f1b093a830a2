import { useSyncExternalStore } from 'react'
import { festival } from '../festival'
import type { FestivalState } from '../state'

// The store changes its tables in place or reads them again. React needs the same value until a change.
let seen: FestivalState | null = null
festival.listen(() => {
  seen = null
})

const listen = (listener: () => void) => festival.listen(listener)

function readState(): FestivalState {
  seen ??= { ...festival.state() }
  return seen
}

export function useFestival(): FestivalState {
  return useSyncExternalStore(listen, readState)
}
