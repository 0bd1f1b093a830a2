import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import content from './ButtonContent.module.css'

export type ButtonStyleProps = {
  /** `accent` is the main action of a screen, `tertiary` is for tools, `link` looks like a text link. */
  variant?: 'primary' | 'accent' | 'secondary' | 'tertiary' | 'danger' | 'link'
  size?: 'small'
  wide?: boolean
}

type Props = ComponentProps<'button'> &
  ButtonStyleProps & {
    /** The text while the button is busy. A busy button ignores presses. */
    busy?: string | false
  }

export function Button({ busy = false, onClick, children, ...rest }: Props) {
  // A disabled button loses the focus, so a busy button is not `disabled`.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...styleAttributes(rest)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
    >
      <ButtonContent busy={busy}>{children}</ButtonContent>
    </button>
  )
}

/** Converts `ButtonStyleProps` to attributes, and keeps the other props. */
export function styleAttributes<
  Rest extends ButtonStyleProps & { className?: string | undefined },
>({ variant = 'primary', size, wide, className = '', ...rest }: Rest) {
  return {
    ...rest,
    className: `${styles.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide,
  }
}

/** The idle text keeps its space while the button is busy, so that the width does not change. */
export function ButtonContent({ busy, children }: { busy?: string | false; children: ReactNode }) {
  return (
    <span className={content.face}>
      <span className={content.idle} aria-hidden={busy ? true : undefined}>
        {children}
      </span>
      {busy && (
        <span className={content.working}>
          {busy}
          <span className={content.progress} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
