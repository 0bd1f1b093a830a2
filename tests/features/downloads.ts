import { vi } from 'vitest'
import { untilTestEnds } from '../untilTestEnds'

/** The downloads, newest last: jsdom has none, and its blobs cannot be read directly. */
export function catchDownloads() {
  const names: string[] = []
  const blobs: Blob[] = []
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  // A download link does not navigate.
  untilTestEnds(vi.spyOn(HTMLAnchorElement.prototype, 'click')).mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })

  function lastBytes(): Promise<Buffer> {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => {
        const { result } = reader
        resolve(Buffer.from(result instanceof ArrayBuffer ? new Uint8Array(result) : []))
      }
      reader.readAsArrayBuffer(blobs.at(-1) ?? new Blob())
    })
  }

  return { names, lastBytes }
}
