import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pageRoot } from './layers'
import { ModalLayer } from './ModalLayer'

export type ModalProps = {
  /** May turn false at any time: the last content stays while it closes. */
  open: boolean
  title: string
  frame?: 'vermilion' | 'teal' | 'turmeric' | 'pink'
  /** 460, 640 or 980 px; full width on phones. `picture` fits a whole 4:3 picture and its title. */
  size?: 'narrow' | 'middle' | 'wide' | 'picture'
  role?: 'dialog' | 'alertdialog'
  /** The id of the text that describes an `alertdialog`. */
  describedBy?: string
  /** Left of the text, above it on phones; for wide modals. */
  picture?: ReactNode
  /** If the picture is the main content. */
  pictureSize?: 'large'
  children: ReactNode
  /** The main buttons: they stay visible at the bottom while the rest scrolls. */
  footer?: ReactNode
  /** Escape, the close button, or a press on the backdrop. */
  onClose: () => void
}

/** Can be stacked: a question may open over another modal. */
export function Modal({ open, ...panel }: ModalProps) {
  const [isMounted, setIsMounted] = useState(open)
  if (open && !isMounted) setIsMounted(true)
  if (!isMounted) return null
  return createPortal(
    <ModalLayer {...panel} open={open} onGone={() => setIsMounted(false)} />,
    pageRoot('overlays'),
  )
}
