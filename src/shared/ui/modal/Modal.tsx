import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pageRoot } from './pageRoot'
import { ModalLayer, type ModalProps } from './ModalLayer'

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
