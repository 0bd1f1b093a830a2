import { useEffect, useRef, useState } from 'react'
import { offlineMessage } from '@/queries/messages'
import { isOffline } from '@/shared/lib/offline'
import { Button } from '@/shared/ui/button/Button'
import { notify } from '@/shared/ui/toast/notify'
import { OpenInBrowser } from './OpenInBrowser'

/** The button is busy for this time, which is longer than a double click. */
const OPENING_MS = 1_500

/** Opens another site in a new tab, once for several quick clicks. Call `handOff` inside the click handler. */
export function useHandOff({ offline }: { offline?: string } = {}) {
  const [isOpening, setIsOpening] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Returns false if it opened no tab. */
  function handOff(url: string): boolean {
    if (timer.current !== undefined || !openOnline(url, offline)) return false
    setIsOpening(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setIsOpening(false)
    }, OPENING_MS)
    return true
  }

  return { isOpening, handOff }
}

/** Offline, the new tab would only show the browser's error. */
function openOnline(url: string, offline?: string): boolean {
  if (isOffline()) {
    notify.error(offlineMessage(offline))
    return false
  }
  openTab(url)
  return true
}

/**
 * Call it inside the click handler, with no `await` before it, or the browser blocks the tab as a pop-up. `noopener`
 * and `noreferrer` hide this page from the new one. With `noopener` the browser does not say whether the tab opened, so
 * always offer a button that opens it again.
 */
function openTab(url: string) {
  window.open(url, '_blank', 'noopener,noreferrer')
}

/** The address of the payment site holds the token and stays in the browser's history. */
export function NewTabNote() {
  return (
    <>
      <p className="small">
        A new tab opens with the payment site. On a shared computer, clear the history afterwards.
      </p>
      <OpenInBrowser what="Opening a new tab" />
    </>
  )
}

/** A button, not a link: the address holds the token and the phone number, and must not be in the document. */
export function NoNewTab({ url }: { url: string }) {
  const { handOff } = useHandOff()
  return (
    <>
      <p>No new tab? Your browser may have blocked it.</p>
      <Button variant="secondary" onClick={() => handOff(url)}>
        Open the payment page<span className="visuallyHidden">, opens in a new tab</span>
      </Button>
    </>
  )
}
