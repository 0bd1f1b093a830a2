import { useState } from 'react'

type Props = { text: string; label: string }

export function CopyButton({ text, label }: Props) {
  const [said, setSaid] = useState('Copy')
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      // Not allowed here; the text can still be marked by hand.
      () => setSaid('Could not copy'),
    )
  }
  return (
    <button type="button" aria-label={`${said} ${label}`} onClick={copy}>
      {said}
    </button>
  )
}
