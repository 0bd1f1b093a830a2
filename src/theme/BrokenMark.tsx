/** Replaces a picture that failed. It is inline, because a file would probably fail too. The gallery styles its lines. */
export function BrokenMark({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="-150 -174 300 306" aria-hidden="true" className={className}>
      <path d="M0-112C70-112 112-76 112-14 112 62 62 118 0 118S-112 62-112-14c0-62 42-98 112-98Z" />
      <path d="M20-14c14-24 56-26 74-2-16 22-58 24-74 2m-40 0c-14-24-56-26-74-2 16 22 58 24 74 2" />
      <path d="M14-44c18-22 56-24 82-6M-14-44c-18-22-56-24-82-6M0-30c-2 24-22 46-4 56 8 4 16 2 18-4" />
      <path d="M-34 66c24-10 44-10 68 0M0-112c-16-16-12-36 0-38 12 2 16 22 0 38m52-14c-6-18 4-32 16-28 10 6 6 24-8 34m-112-6c6-18-4-32-16-28-10 6-6 24 8 34" />
    </svg>
  )
}
