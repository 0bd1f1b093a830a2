import { Button } from '@/shared/ui/button/Button'
import { useOwnRecord } from '@/state/ownRecord'

/**
 * Spec §2: PAY NOW, or PAID and disabled once the payment status is 1. Nobody is asked to pay before the status is
 * known; when the server does not tell it, paying is offered, because most people who look for it have not paid.
 */
export function PayButton({ onPay }: { onPay: () => void }) {
  const { record, isLoading } = useOwnRecord()
  if (record?.isPaid) return <Button disabled>PAID</Button>
  return (
    <Button busy={!record && isLoading && 'PAY NOW'} onClick={onPay}>
      PAY NOW
    </Button>
  )
}
