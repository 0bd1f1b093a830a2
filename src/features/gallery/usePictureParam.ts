import { useModalParam } from '@/shared/hooks/useModalParam'
import { pictureAt, pictures } from './pictures'

/** The enlarged picture in the URL, as `?picture=12` (starts at 1). Indexes start at 0. */
export function usePictureParam() {
  const { value, open, close } = useModalParam('picture')

  /** Replaces the open picture, so that one Back still leads to the gallery. */
  function step(by: 1 | -1) {
    // Reads the URL itself: a second press may come before the next render.
    const index = indexFrom(new URLSearchParams(window.location.search).get('picture'))
    if (index !== undefined) open(String(pictureAt(index, by).number), { replace: true })
  }

  return {
    index: indexFrom(value),
    enlarge: (index: number) => open(String(index + 1)),
    step,
    close,
  }
}

/** `undefined` also for a number that the gallery does not have. */
function indexFrom(value: string | null): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= pictures.length ? number - 1 : undefined
}
