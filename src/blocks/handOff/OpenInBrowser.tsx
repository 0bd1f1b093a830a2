import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { inAppBrowser } from '@/shared/lib/inAppBrowser'
import { CopyButton } from '@/shared/ui/button/ShareButtons'
import styles from './OpenInBrowser.module.css'

type Props = { what: string }

/** Says that `what` often fails in the browser of an app like Instagram, and offers the address. Nothing elsewhere. */
export function OpenInBrowser({ what }: Props) {
  const app = useReadOnce(inAppBrowser)
  if (!app) return null
  return (
    <div className={styles.note}>
      <p>
        <b>Open in your browser.</b> {what} often fails inside {app}. Use its menu, or copy the
        address and paste it into your browser.
      </p>
      <CopyButton text={window.location.href} done="Address copied">
        Copy address
      </CopyButton>
    </div>
  )
}
