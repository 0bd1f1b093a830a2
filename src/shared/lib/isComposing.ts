/** Safari ends the composition before it reports the key. Then `isComposing` is false, and only this code tells. */
const COMPOSITION_KEY_CODE = 229

/** True if an input method (Hindi, Bengali, Japanese) uses the key, for example Enter to accept a suggestion. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === COMPOSITION_KEY_CODE
}
