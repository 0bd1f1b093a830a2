import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import type { MemberList } from './memberList'

const NAMED_LINES = 3

/** Shows the lines that are still in the box when the form closes. */
export function warnOfLeftOut({ pasted }: MemberList) {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return
  const more = lines.length - NAMED_LINES
  const named = lines.slice(0, NAMED_LINES).join('; ')
  notify.warn(
    <>
      Left out: <Untranslated>{named}</Untranslated>
      {more > 0 && `, and ${more} more`}
    </>,
    { id: `left-out: ${pasted}` },
  )
}
