import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Rim } from '@/theme/roles'
import { Icon } from '../Icon'
import styles from './Modal.module.css'
import picturePanel from './PicturePanel.module.css'
import { CloseAround } from './SiteLink'
import sidePicture from './SidePicture.module.css'
import { pageRoot } from './layers'
import { ModalFooter } from './modalFooter'
import { useModalLayer } from './useModalLayer'

type ModalProps = {
  open: boolean
  title: string
  rim?: Rim
  /** 460, 640 or 980 px wide. `picture` fits a 4:3 picture and its title. */
  size?: 'narrow' | 'middle' | 'wide' | 'picture'
  role?: 'dialog' | 'alertdialog'
  /** The id of the text that describes an `alertdialog`. */
  describedBy?: string
  /** For wide modals. The picture is left of the text, and above the text on phones. */
  picture?: ReactNode
  /** For a picture that is the main content. */
  pictureSize?: 'large'
  children: ReactNode
  /** The main buttons. They stay visible while the rest scrolls. */
  footer?: ReactNode
  /** Called for Escape, the close button and a press on the backdrop. */
  onClose: () => void
}

/** A modal may open over another modal. */
export function Modal(props: ModalProps) {
  // The parent may remove the content at once, so the modal shows the last content while it closes.
  const [lastOpen, setLastOpen] = useState(props.open ? props : null)
  if (props.open && lastOpen !== props) setLastOpen(props)
  if (!lastOpen) return null
  return createPortal(
    <ModalLayer
      {...lastOpen}
      open={props.open}
      onClose={props.onClose}
      onGone={() => setLastOpen(null)}
    />,
    pageRoot('overlays'),
  )
}

/** In characters. A longer title gets a smaller font. */
const LONG_TITLE = 40

/** The second click of a double click must not press a button of the new modal. */
const DOUBLE_CLICK_MS = 700

function ModalLayer({
  open,
  title,
  rim = 1,
  size = 'middle',
  role = 'dialog',
  describedBy,
  picture,
  pictureSize,
  children,
  footer,
  onClose,
  onGone,
}: ModalProps & { onGone: () => void }) {
  const layer = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const isLong = title.length > LONG_TITLE
  const classOf = classesFor(size, picture)
  const close = useEffectEvent(onClose)
  const leave = useEffectEvent(onGone)

  useModalLayer(open, layer, panel, (event) => {
    // An open picker inside the modal handles Escape first.
    if (!event.defaultPrevented) onClose()
  })

  useEffect(() => {
    if (!open || !layer.current) return
    const listening = new AbortController()
    const { signal } = listening
    const openedAt = performance.now()
    function swallowDoubleClick(event: MouseEvent) {
      if (event.detail < 2 || performance.now() - openedAt > DOUBLE_CLICK_MS) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    layer.current.addEventListener('click', swallowDoubleClick, { signal, capture: true })
    backdrop.current?.addEventListener('click', () => close(), { signal })
    return () => listening.abort()
  }, [open])

  useEffect(() => {
    if (open) return
    // Only the style sheet knows the length of the animation.
    const running = panel.current?.getAnimations() ?? []
    if (running.length === 0) return leave()
    let isCurrent = true
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (isCurrent) leave()
    })
    return () => {
      isCurrent = false
    }
  }, [open])

  return (
    <div
      ref={layer}
      className={styles.layer}
      data-modal={open ? 'open' : 'closing'}
      aria-hidden={open ? undefined : true}
    >
      <div ref={backdrop} className={styles.backdrop} data-fades />
      <div
        ref={panel}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        tabIndex={-1}
        data-panel
        className={classOf('panel')}
        data-rim={rim}
        data-size={size}
        data-tone="light"
        data-fades
      >
        <div className={classOf('scroll')}>
          <button type="button" className={classOf('close')} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
          {picture && (
            <div className={sidePicture.picture} data-size={pictureSize}>
              {picture}
            </div>
          )}
          <div className={classOf('words')}>
            <h2
              id={titleId}
              className={`title ${classOf('title')}`}
              data-size={isLong ? 'd3' : 'd2'}
            >
              {title}
            </h2>
            <CloseAround value={onClose}>
              <ModalFooter value={foot}>{children}</ModalFooter>
            </CloseAround>
          </div>
        </div>
        <div ref={setFoot} className={classOf('footer')} data-fades>
          {footer && <CloseAround value={onClose}>{footer}</CloseAround>}
        </div>
      </div>
    </div>
  )
}

/** Adds the class names of the variant with a picture. */
function classesFor(size: ModalProps['size'], picture: ReactNode) {
  const kind = picture ? sidePicture : {}
  const variant: Record<string, string> = size === 'picture' ? picturePanel : kind
  return (part: string) => [styles[part], variant[part]].filter(Boolean).join(' ')
}
