import { useModalParam } from '@/shared/hooks/useModalParam'
import { pictureAt, pictures } from '../pictures'

/** Which picture is enlarged is part of the address, as `?picture=12`. Places count from 0. */
export function usePictureParam() {
  const { value, open, close } = useModalParam('picture')

  /** In place of the one that is open, so that one step back still leads to the gallery. */
  function turn(by: 1 | -1) {
    // The address itself, not the last render: a second press comes before that.
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

/** Nothing, too, for a number that the gallery does not have. */
function placeOf(value: string | null): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= pictures.length ? number - 1 : undefined
}
