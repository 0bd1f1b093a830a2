import { useFormikContext } from 'formik'
import { Fragment, memo, useId, type ChangeEvent, type MouseEvent, type ReactNode } from 'react'
import { PlainField } from '@/shared/ui/field/Field'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { Icon } from '@/shared/ui/Icon'
import type { MemberList } from './memberList'
import { isBlank, type RemovedRow } from './memberRow'
import styles from './MemberRows.module.css'

type Props = {
  count: number
  min: number
  /** 2 if the leader is Member 1. */
  firstNumber: number
  /** True after a paste, so that wrong rows show their errors before a submit. */
  showsErrors: boolean
  /** The indexes of rows that the server has refused. */
  refused: readonly number[]
  /** Must be stable, or each key press renders all rows. */
  onRemove: (removed: RemovedRow, event: MouseEvent<HTMLElement>) => void
  /** The Undo button and the index of the removed row. */
  undo: { row: number; element: ReactNode } | undefined
}

export function MemberRows(props: Props) {
  const { count, min, firstNumber, showsErrors, refused, undo, onRemove } = props
  const { submitCount, getFieldMeta, handleChange, setFieldTouched } =
    useFormikContext<MemberList>()

  function fieldOf(name: string) {
    const { value, touched, error } = getFieldMeta<string>(name)
    return { value, error: touched && (submitCount > 0 || showsErrors) ? error : undefined }
  }

  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => {
        const sfId = fieldOf(`members.${index}.sfId`)
        const email = fieldOf(`members.${index}.email`)
        return (
          <Fragment key={index}>
            {undo?.row === index && undo.element}
            <MemberRow
              index={index}
              count={count}
              isFixed={count <= min}
              number={firstNumber + index}
              sfId={sfId.value}
              sfIdError={sfId.error}
              email={email.value}
              emailError={email.error}
              isRefused={refused.includes(index)}
              onChange={handleChange}
              onTouched={setFieldTouched}
              onRemove={onRemove}
            />
          </Fragment>
        )
      })}
      {undo && undo.row >= count && undo.element}
    </div>
  )
}

type RowProps = {
  index: number
  count: number
  /** The row can be emptied but not removed. */
  isFixed: boolean
  number: number
  sfId: string
  sfIdError: string | undefined
  email: string
  emailError: string | undefined
  isRefused: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onTouched: (name: string, isTouched: boolean) => unknown
  onRemove: Props['onRemove']
}

/** Memoized: a key press changes only one of up to 34 rows. */
const MemberRow = memo(function MemberRow(props: RowProps) {
  const { index, number, sfId, email, isRefused, onChange, onTouched } = props
  const member = { sfId, email }
  const canRemove = !props.isFixed || !isBlank(member)

  function handleRemove(event: MouseEvent<HTMLElement>) {
    props.onRemove({ row: index, member, count: props.count }, event)
  }

  const id = useId()
  const sfIdName = `members.${index}.sfId`
  const emailName = `members.${index}.email`
  return (
    <fieldset
      className={styles.row}
      data-refused={isRefused}
      aria-describedby={isRefused ? id : undefined}
    >
      <legend className={styles.legend}>Member {number}</legend>
      <PlainField
        name={sfIdName}
        label="SF ID"
        value={sfId}
        error={props.sfIdError}
        placeholder="SFXXXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        onChange={onChange}
        onBlur={() => void onTouched(sfIdName, true)}
      />
      <PlainField
        name={emailName}
        label="Email"
        type="email"
        value={email}
        error={props.emailError}
        placeholder="name@college.in"
        autoComplete="off"
        spellCheck={false}
        required
        onChange={onChange}
        onBlur={() => void onTouched(emailName, true)}
      />
      {isRefused && (
        <div className={styles.refusal}>
          <FieldError id={id}>The server did not accept this member.</FieldError>
        </div>
      )}
      {canRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove member ${number}`}
          onClick={handleRemove}
        >
          <Icon name="remove" />
        </button>
      )}
    </fieldset>
  )
})
