import { useModalParam } from '@/shared/hooks/useModalParam'
import { pictureAt, pictures } from '../pictures'

/** The enlarged picture in the URL, as `?picture=12` (starts at 1). Places start at 0. */
export function usePictureParam() {
  const { value, open, close } = useModalParam('picture')

  /** Replaces the open picture, so that one Back still leads to the gallery. */
  function turn(by: 1 | -1) {
    // Reads the URL itself: a second press may come before the next render.
    const place = placeOf(new URLSearchParams(window.location.search).get('picture'))
    if (place !== undefined) open(String(pictureAt(place, by).number), { replace: true })
  }

  return {
    place: placeOf(value),
    enlarge: (place: number) => open(String(place + 1)),
    turn,
    close,
  }
}

/** `undefined` also for a number that the gallery does not have. */
function placeOf(value: string | null): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= pictures.length ? number - 1 : undefined
}
