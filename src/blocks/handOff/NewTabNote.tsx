import { OpenInBrowser } from './OpenInBrowser'

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
