import type { ComponentProps, MouseEvent } from 'react'
import { ButtonContent } from './ButtonContent'
import styles from './Button.module.css'

export type ButtonStyleProps = {
  /** `hot` is the one main action of a screen, `teal` is for tools, `link` looks like a text link. */
  variant?: 'primary' | 'hot' | 'secondary' | 'teal' | 'danger' | 'link'
  size?: 'small'
  wide?: boolean
}

type Props = ComponentProps<'button'> &
  ButtonStyleProps & {
    /** The text while busy. The button keeps its width and focus, and ignores presses. */
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
  // Not `disabled` while busy: a disabled button loses the keyboard focus.
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
      <ButtonContent busy={busy}>{children}</ButtonContent>
    </button>
  )
}
