/** Every browser has started the download by then. */
const FORGET_AFTER_MS = 60_000

/** In characters. Usual file systems allow 255 bytes, and a character has up to four bytes. */
const MAX_NAME = 50

/** Some file systems refuse certain characters and long names. */
export function fileNameOf(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
}

export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}
