import { openTab } from '@/api/handoffs'
import { Button } from '@/shared/ui/button/Button'

/**
 * A second way to the payment site, because the browser may have blocked the new tab and cannot tell (`noopener`). A
 * button, not a link: the address holds the token and the phone number, and stays out of the document.
 */
export function NoNewTab({ url }: { url: string }) {
  return (
    <>
      <p>No new tab? Your browser may have held it back.</p>
      <Button variant="secondary" onClick={() => openTab(url)}>
        Open the payment page<span className="visuallyHidden">, opens in a new tab</span>
      </Button>
    </>
  )
}
