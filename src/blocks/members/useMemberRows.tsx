import { useState } from 'react'
import type { FormikErrors } from 'formik'
import type { Member } from '@/api/registrations'
import { draftOf } from '@/shared/storage/drafts'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { isBlank, memberErrors, type MemberErrors } from './memberRow'
import { emptyList, fromDraft, rowsOf, toDraft, type Limits, type MemberList } from './memberList'

type Options = Limits & {
  draftName: string
  /** Who is in the team already: nobody may be in it twice. */
  taken: Member[]
  errorsOf?: (rows: Member[], taken: Member[]) => MemberErrors[]
}

/** A form with a list of members, whose typed rows survive a reload. Spread `form` into Formik, render `keeper` inside. */
export function useMemberRows({ draftName, taken, errorsOf = memberErrors, ...limits }: Options) {
  const [initialValues] = useState(
    () => fromDraft(draftOf(draftName).get(), limits) ?? emptyList(limits),
  )

  function validate(list: MemberList): FormikErrors<MemberList> {
    const rows = rowsOf(list, limits)
    const isUnread = rows.length > 0 && rows.every(isBlank) && list.pasted.trim() !== ''
    if (isUnread) return { pasted: 'Press “Fill the rows” first' }
    const errors = errorsOf(rows, taken)
    return errors.some(({ sfId, email }) => sfId ?? email) ? { members: errors } : {}
  }

  return {
    form: { initialValues, validate },
    keeper: <KeepDraft name={draftName} toDraft={toDraft} empty={emptyList(limits)} />,
  }
}
