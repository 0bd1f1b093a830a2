import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { Icon } from '../Icon'
import { pageRoot } from '../modal/layers'
import { useClearance } from './useClearance'
import styles from './Toaster.module.css'

type Kind = 'success' | 'error' | 'warning'

export function Toaster() {
  // A prerendered page cannot have a portal.
  return useIsHydrated() && <Toasts />
}

/** Errors interrupt a screen reader, and all else waits until it has finished. */
function Toasts() {
  const { toasts, handlers } = useToaster()
  useClearance(toasts)
  // Timers pause while a toast has the pointer or the focus. The list itself is no control.
  const pause = {
    onMouseEnter: handlers.startPause,
    onMouseLeave: handlers.endPause,
    onFocus: handlers.startPause,
    onBlur: handlers.endPause,
  }

  // Removing a toast fires no leave or blur event, so the timers must be started by hand.
  function dismiss(id: string) {
    toast.dismiss(id)
    handlers.endPause()
  }

  const listOf = (region: 'assertive' | 'polite') =>
    createPortal(
      <div className={styles.toastList} {...pause}>
        {toasts
          .filter((each) => (kindOf(each) === 'error') === (region === 'assertive'))
          .map((each) => (
            <ToastItem key={each.id} item={each} onDismiss={() => dismiss(each.id)} />
          ))}
      </div>,
      pageRoot(region),
    )

  return (
    <>
      {listOf('assertive')}
      {listOf('polite')}
    </>
  )
}

function kindOf({ type, icon }: Toast): Kind {
  if (type === 'error') return 'error'
  return icon === 'warning' ? 'warning' : 'success'
}

function ToastItem({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  const kind = kindOf(item)
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      data-ground="light"
      data-leaving={!item.visible}
      data-fades
    >
      <span className={styles.icon}>
        <img src={`/art/states/toast-${kind}.svg`} alt="" width="36" height="36" />
      </span>
      {/* The same message again replaces the old one. It is announced, because its words are new to the page. */}
      <div key={item.createdAt} className={styles.words}>
        {resolveValue(item.message, item)}
      </div>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
