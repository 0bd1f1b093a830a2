import { object } from 'yup'
import { required } from '@/shared/lib/validation'

/** The request bodies (Spec §5). Only empty fields are checked here; the server checks the rest. */
export const joinSchema = object({ contingent_id: required, contingent_code: required })
export const createSchema = object({ contingent_name: required })

/** One draft per user: a phone may be shared. */
export const draftNames = (sfId: string) => ({
  form: `contingent-form:${sfId}`,
  join: `contingent-join:${sfId}`,
  create: `contingent-create:${sfId}`,
})
