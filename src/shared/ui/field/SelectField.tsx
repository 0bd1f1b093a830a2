import type { ChangeEvent, ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame'
import { useFieldParts } from './useFieldParts'
import styles from './Field.module.css'

export type Choice = { value: string; label: string }
export type ChoiceGroup = { label: string; choices: readonly Choice[] }

type Props = Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange'> & {
  name: string
  label: string
  options: readonly (Choice | ChoiceGroup)[]
  /** Shown while nothing is chosen; also says why it is disabled, as in 'Choose a state first'. */
  placeholder: string
  /** Called after the form has another value, for fields that depend on it. */
  onChange?: (value: string) => void
}

/** The empty text means that nothing is chosen. */
export function SelectField({ label, name, options, placeholder, onChange, ...rest }: Props) {
  const { field, error, control } = useFieldParts(name)
  // A list of options cannot be read only.
  const { readOnly: isLocked, ...select } = control

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    // Autofill may report the value that is there already.
    if (isLocked || event.target.value === field.value) return
    field.onChange(event)
    onChange?.(event.target.value)
  }

  return (
    <FieldFrame id={control.id} label={label} error={error}>
      <select
        {...field}
        {...rest}
        {...select}
        onChange={handleChange}
        className={styles.control}
        data-empty={field.value === ''}
      >
        <option value="">{placeholder}</option>
        {options.map((option) =>
          'choices' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.choices.map(asOption)}
            </optgroup>
          ) : (
            asOption(option)
          ),
        )}
      </select>
    </FieldFrame>
  )
}

function asOption({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
