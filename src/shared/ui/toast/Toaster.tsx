import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { Icon } from '../Icon'
import { pageRoot } from '../modal/layers'
import { useClearance } from './useClearance'
import styles from './Toaster.module.css'

type Kind = 'success' | 'error' | 'warning'

/** Render it once, at the root of the app. */
export function Toaster() {
  // A prerendered page cannot have a portal.
  return useIsHydrated() && <Toasts />
}

function Toasts() {
  const { toasts, handlers } = useToaster()
  const list = useRef<HTMLDivElement>(null)
  useClearance(list, toasts)
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

  return createPortal(
    <div ref={list} className={styles.toastList} {...pause}>
      {toasts.map((each) => (
        <ToastItem key={each.id} item={each} onDismiss={() => dismiss(each.id)} />
      ))}
    </div>,
    pageRoot('toasts'),
  )
}

function kindOf({ type, icon }: Toast): Kind {
  if (type === 'error') return 'error'
  return icon === 'warning' ? 'warning' : 'success'
}

type ItemProps = { item: Toast; onDismiss: () => void }

function ToastItem({ item, onDismiss }: ItemProps) {
  const kind = kindOf(item)
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      data-ground="light"
      data-leaving={!item.visible}
      data-fades
      role={kind === 'error' ? 'alert' : 'status'}
      aria-live={kind === 'error' ? 'assertive' : 'polite'}
    >
      <span className={styles.icon}>
        <img src={`/art/states/toast-${kind}.svg`} alt="" width="36" height="36" />
      </span>
      <div className={styles.words}>{resolveValue(item.message, item)}</div>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
