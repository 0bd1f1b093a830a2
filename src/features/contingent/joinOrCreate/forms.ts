import { object, type InferType } from 'yup'
import type { Draft } from '@/shared/storage/drafts'
import { required } from '@/shared/lib/validation'

/** The request bodies (Spec §5). Only empty fields are checked here; the server checks the rest. */
export const joinSchema = object({ contingent_id: required, contingent_code: required })
export const createSchema = object({ contingent_name: required })

export type JoinValues = InferType<typeof joinSchema>
export type CreateValues = InferType<typeof createSchema>

/** One draft per user: a phone may be shared. */
export const draftNames = (sfId: string) => ({
  form: `contingent-form:${sfId}`,
  join: `contingent-join:${sfId}`,
  create: `contingent-create:${sfId}`,
})

export function joinFrom({ contingent_id = '', contingent_code = '' }: Draft): JoinValues {
  return { contingent_id, contingent_code }
}

export function createFrom({ contingent_name = '' }: Draft): CreateValues {
  return { contingent_name }
}

export const toDraft = (values: JoinValues | CreateValues): Draft => ({ ...values })
