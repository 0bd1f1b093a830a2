import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { Icon } from '../Icon'
import { pageRoot } from '../modal/layers'
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
        {linesOf(item)}
      </div>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A message in several lines has a paragraph for each. */
function linesOf(item: Toast) {
  const message = resolveValue(item.message, item)
  if (typeof message !== 'string' || !message.includes('\n')) return message
  return message.split('\n').map((line) => <p key={line}>{line}</p>)
}

const GAP = 12

/** Keeps the toasts below all controls with `data-kept-clear`: sets `--drop`, again when they change. */
function useClearance(toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    const all = pageRoot('toasts')
    const keepClear = () => all.style.setProperty('--drop', `${dropOf(all)}px`)
    keepClear()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', keepClear, { passive: true, signal })
    window.addEventListener('resize', keepClear, { signal })
    return () => listening.abort()
  }, [toasts])
}

/** Reads the layout position, which neither `--drop` nor an animation changes. */
function dropOf(all: HTMLElement): number {
  const { offsetTop: top, offsetHeight: height, offsetLeft: left } = all
  const toasts = [...all.querySelectorAll<HTMLElement>('[data-kind]')]
  const from = left + Math.min(...toasts.map(({ offsetLeft }) => offsetLeft))
  const to = left + Math.max(...toasts.map((each) => each.offsetLeft + each.offsetWidth))
  const controls = [...document.querySelectorAll('[data-kept-clear]')]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.right > from && control.left < to)
    .sort((one, other) => one.top - other.top)
  let drop = 0
  for (const control of controls) {
    const isOver = control.bottom > top + drop && control.top < top + drop + height
    if (isOver) drop = Math.round(control.bottom) + GAP - top
  }
  return drop
}
