import { Button } from '@/shared/ui/button/Button'
import { useOwnRecord } from '@/state/server/record'

/**
 * PAY NOW, or PAID and disabled once the payment status is 1 (Spec §2). The button is busy until the status is known.
 * If the server does not send it, the user may pay, because most users who look for it have not paid.
 */
export function PayButton({ isOpening, onPay }: { isOpening: boolean; onPay: () => void }) {
  const { data: record, isPending } = useOwnRecord()
  if (record?.isPaid) return <Button disabled>PAID</Button>
  return (
    <Button busy={(isOpening || isPending) && 'PAY NOW'} onClick={onPay}>
      PAY NOW
    </Button>
  )
}
