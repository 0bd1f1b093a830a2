import type { Contingent } from '@/api/contingents'

type Words = { title: string; losses: string[]; confirm: string; busy: string; done: string }

export function leaveWords(contingent: Contingent, isLeader: boolean): Words {
  const name = contingent.contingent_name || 'Your contingent'
  const { length } = contingent.updatedMembersInfo
  const paid = contingent.contingent_payment_status
    ? ['It is paid. Ask the accommodation desk about the money first.']
    : []
  if (!isLeader) {
    return {
      title: 'Leave Contingent?',
      losses: [
        `You will lose your place in ${name}. To come back you need its ID and code.`,
        ...paid,
      ],
      confirm: 'Leave Contingent',
      busy: 'Leaving...',
      done: 'You left the contingent',
    }
  }
  const who = length > 1 ? `all ${length} members lose their place` : 'its place is lost'
  return {
    title: 'Delete Contingent?',
    losses: [`${name} will be deleted: ${who}, and its ID and code stop working.`, ...paid],
    confirm: 'Delete Contingent',
    busy: 'Deleting...',
    done: 'The contingent is deleted',
  }
}
