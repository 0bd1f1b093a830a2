import { useState, type ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame'
import { Icon } from '../Icon'
import { useFieldParts } from './useFieldParts'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'value' | 'type'> & {
  name: string
  label: string
}

export function PasswordField({ label, name, ...rest }: Props) {
  const { field, error, control } = useFieldParts(name)
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame id={control.id} label={label} error={error}>
      <div className={styles.box}>
        <input
          {...field}
          {...rest}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-shut'} />
        </button>
      </div>
    </FieldFrame>
  )
}
