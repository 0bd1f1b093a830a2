export function Pennant({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0V100L50 86L100 100V0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
