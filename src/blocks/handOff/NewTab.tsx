import { Button } from '@/shared/ui/button/Button'
import { OpenInBrowser } from './OpenInBrowser'
import { openOnline } from './useHandOff'

/** Beside a button that opens a payment site: the address holds the token, and stays in the browser's history. */
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

/**
 * With `noopener` a browser does not say whether it blocked the tab, so a button offers it again. Not a link: the
 * address holds the token and the phone number, and must not be in the document.
 */
export function NoNewTab({ url }: { url: string }) {
  return (
    <>
      <p>No new tab? Your browser may have blocked it.</p>
      <Button variant="secondary" onClick={() => openOnline(url)}>
        Open the payment page<span className="visuallyHidden">, opens in a new tab</span>
      </Button>
    </>
  )
}
