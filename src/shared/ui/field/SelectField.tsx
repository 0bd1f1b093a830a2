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
  /** The text of the empty choice. It also says why the field is disabled, for example 'Choose a state first'. */
  placeholder: string
  /** For other fields that depend on this one. */
  onChange?: (value: string) => void
}

export function SelectField({ label, name, options, placeholder, onChange, ...rest }: Props) {
  const { field, error, control } = useFieldParts(name)
  // A `select` has no `readOnly`.
  const { readOnly: isLocked, ...select } = control

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    // Autofill may report the same value again.
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
