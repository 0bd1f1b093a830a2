/** Matches the whole text of an element for `ByText`, even if a name or code has its own element (`Untranslated`). */
export function sentence(text: string | RegExp) {
  return (ownText: string, element: Element | null): boolean => {
    const said = element && hasUntranslatedPart(element) ? element.textContent : ownText
    return typeof text === 'string' ? said === text : text.test(said)
  }
}

/** A selector would be slow: this runs for every element of the page. */
const hasUntranslatedPart = ({ children }: Element) =>
  [...children].some((child) => child.hasAttribute('translate'))
