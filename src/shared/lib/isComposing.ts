/** Safari ends a composition before it reports the key that ended it, and then only this code tells. */
const COMPOSITION_KEY_CODE = 229

/** An input method (Hindi, Bengali, Japanese) handles this key itself: Escape dismisses its suggestions, Enter accepts one. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === COMPOSITION_KEY_CODE
}
