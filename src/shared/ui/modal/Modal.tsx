import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { hostElement } from './hostElement'
import { ModalLayer } from './ModalLayer'

export type ModalProps = {
  /** May turn false at any time: what was shown last leaves in peace. */
  open: boolean
  title: string
  frame?: 'vermilion' | 'teal' | 'turmeric' | 'pink'
  /**
   * 460, 640 or 980 px; on phones always the width of the screen. `picture` is as large as shows a picture of four to
   * three whole, with its title beneath it.
   */
  size?: 'narrow' | 'middle' | 'wide' | 'picture'
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that says what it is about, for `alertdialog`. */
  describedBy?: string
  /** Stands at the left of the words, above them on phones; for wide modals. */
  picture?: ReactNode
  /** `large` where the picture is what people come to see. */
  pictureSize?: 'large'
  children: ReactNode
  /** Main buttons: stay in sight at the foot while the rest scrolls. */
  footer?: ReactNode
  /** Escape, the close square, or a press on the page behind. */
  onClose: () => void
}

/** A panel over the page, opened from the seam. Stacks: a question may be asked over an open one. */
export function Modal({ open, ...panel }: ModalProps) {
  const [isMounted, setIsMounted] = useState(open)
  if (open && !isMounted) setIsMounted(true)
  if (!isMounted) return null
  return createPortal(
    <ModalLayer {...panel} open={open} onGone={() => setIsMounted(false)} />,
    hostElement('overlays'),
  )
}
