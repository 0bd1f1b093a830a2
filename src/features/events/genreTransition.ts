/** A name for CSS, which allows only letters of some scripts. Two genres never share one: React refuses that. */
export function genreTransition(genre: string): string {
  return `genre-${genre.replace(/\W/gu, (character) => `-${character.codePointAt(0)}`)}`
}
