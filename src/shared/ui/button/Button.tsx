import type { ComponentProps, MouseEvent } from 'react'
import { ButtonFace } from './ButtonFace'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `hot` is the one call to action of a screen; `teal` is for tools; `link` looks like a link in text. */
  variant?: 'primary' | 'hot' | 'secondary' | 'teal' | 'danger' | 'link'
  size?: 'small'
  /** As wide as its container. */
  wide?: boolean
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** While it works, the button says this, keeps its width and its focus, and ignores being pressed. */
    busy?: string | false
  }

export function Button({
  variant = 'primary',
  size,
  wide,
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  // Not `disabled` while busy: a disabled button would drop the keyboard's focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
    >
      <ButtonFace busy={busy}>{children}</ButtonFace>
    </button>
  )
}
