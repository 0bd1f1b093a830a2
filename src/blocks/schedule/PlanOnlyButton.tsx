import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button/Button'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

export function PlanOnlyButton({ isOn, onChange, children }: Props) {
  return (
    <Button
      variant={isOn ? 'accent' : 'secondary'}
      size="small"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </Button>
  )
}
