import { useState } from 'react'
import type { FormikErrors } from 'formik'
import type { Member } from '@/api/registrations'
import { draftOf, dropDraft, type FormDraft } from '@/shared/storage/drafts'
import { isBlank, memberErrors, type MemberErrors } from './memberRow'
import { emptyList, fromDraft, rowsOf, toDraft, type Limits, type MemberList } from './memberList'

type Options = Limits & {
  draftName: string
  /** Who is in the team already: nobody may be in it twice. */
  taken: Member[]
  errorsOf?: (rows: Member[], taken: Member[]) => MemberErrors[]
}

/** A form with a list of members, whose typed rows survive a reload. */
export function useMemberRows({ draftName, taken, errorsOf = memberErrors, ...limits }: Options) {
  const emptyValues = emptyList(limits)
  const read = () => fromDraft(draftOf(draftName).get(), limits) ?? emptyValues
  const [initialValues] = useState(read)
  const draft: FormDraft<MemberList> = {
    name: draftName,
    initialValues,
    emptyValues,
    isPrerendered: false,
    read,
    toDraft,
    clear: () => dropDraft(draftName),
  }

  function validate(list: MemberList): FormikErrors<MemberList> {
    const rows = rowsOf(list, limits)
    const isUnread = rows.length > 0 && rows.every(isBlank) && list.pasted.trim() !== ''
    if (isUnread) return { pasted: 'Press “Fill the rows” first' }
    const errors = errorsOf(rows, taken)
    return errors.some(({ sfId, email }) => sfId ?? email) ? { members: errors } : {}
  }

  return { draft, validate }
}
