import {
  useEffect,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { drawings } from '@/theme/drawings'
import { Icon } from '../Icon'
import { pageRoot } from '../modal/layers'
import styles from './Toaster.module.css'

type Kind = 'success' | 'error' | 'warning'

export function Toaster() {
  // A prerendered page cannot have a portal.
  return useIsHydrated() && <Toasts />
}

/** More toasts would cover the screen, so the others wait. */
const MAX_VISIBLE = 3

/**
 * Errors interrupt a screen reader, and other messages wait. A screen reader would read a Dismiss button in a live region
 * with each message, so the buttons are outside the live regions, and CSS puts each over its toast.
 */
function Toasts() {
  const { toasts, handlers } = useToaster()
  const visible = toasts.filter(({ visible: isStaying }) => isStaying)
  /** The toast with the pointer or the focus. While there is one, all timers pause. */
  const held = useRef<string>(undefined)

  function startPause(id: string) {
    if (held.current === undefined) handlers.startPause()
    held.current = id
  }

  /** Call `handlers.endPause` only once for each pause. At a second call, the library closes all toasts. */
  function endPause() {
    if (held.current !== undefined) handlers.endPause()
    held.current = undefined
  }

  // A removed toast fires no `mouseleave` and no `blur`.
  useEffect(() => {
    if (visible.every(({ id }) => id !== held.current)) endPause()
  })

  /** The focused element before the Dismiss buttons. */
  const cameFrom = useRef<HTMLElement | null>(null)

  function handleFocus(id: string, { relatedTarget }: FocusEvent) {
    startPause(id)
    if (pageRoot('toasts').contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }

  const placeOf = (item: Toast) => ({
    // The newest toast is first in the list, and lowest on the screen.
    style: rowStyle(toasts.length - toasts.indexOf(item)),
    hidden: visible.indexOf(item) >= MAX_VISIBLE,
    onMouseEnter: () => startPause(item.id),
    onMouseLeave: endPause,
    onFocus: () => startPause(item.id),
    onBlur: endPause,
  })

  const listOf = (region: 'assertive' | 'polite') =>
    createPortal(
      toasts
        .filter((item) => (kindOf(item) === 'error') === (region === 'assertive'))
        .map((item) => (
          <ToastMessage
            key={item.id}
            item={item}
            place={{
              ...placeOf(item),
              onClick: (event) => isOnControl(event) && toast.dismiss(item.id),
            }}
          />
        )),
      pageRoot(region),
    )

  return (
    <>
      {listOf('assertive')}
      {listOf('polite')}
      {createPortal(
        visible.map((item) => (
          <button
            key={item.id}
            type="button"
            className={styles.dismiss}
            data-tone="light"
            aria-label="Dismiss"
            aria-describedby={messageId(item)}
            {...placeOf(item)}
            onFocus={(event) => handleFocus(item.id, event)}
            onClick={() => {
              toast.dismiss(item.id)
              cameFrom.current?.focus({ preventScroll: true })
              cameFrom.current = null
            }}
          >
            <Icon name="close" />
          </button>
        )),
        pageRoot('toasts'),
      )}
    </>
  )
}

function rowStyle(row: number): CSSProperties & Record<'--row', number> {
  return { '--row': row }
}

/** In `aria-describedby`, spaces separate ids. `encodeURIComponent` would throw for half of an emoji. */
const messageId = ({ id }: Toast) => `toast-${id.replace(/\s/g, '-')}`

function kindOf({ type, icon }: Toast): Kind {
  if (type === 'error') return 'error'
  return icon === 'warning' ? 'warning' : 'success'
}

/** After a click on its link or button, a toast is no longer necessary. */
function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

const FACES = {
  success: drawings.toastSuccess,
  error: drawings.toastError,
  warning: drawings.toastWarning,
}

function ToastMessage({ item, place }: { item: Toast; place: ComponentProps<'div'> }) {
  const kind = kindOf(item)
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      data-tone="light"
      data-leaving={!item.visible}
      data-fades
      {...place}
    >
      <span className={styles.icon}>
        <img {...FACES[kind]} alt="" />
      </span>
      {/* A new key makes a new element, so that screen readers also announce the same message again. */}
      <div key={item.createdAt} id={messageId(item)} className={styles.words}>
        {linesOf(item)}
      </div>
    </div>
  )
}

function linesOf(item: Toast) {
  const message = resolveValue(item.message, item)
  if (typeof message !== 'string' || !message.includes('\n')) return message
  return message.split('\n').map((line) => <p key={line}>{line}</p>)
}
