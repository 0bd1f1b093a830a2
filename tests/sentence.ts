/** For `ByText`: what an element says, also where a name or a code in it has an element of its own (`Untranslated`). */
export function sentence(text: string | RegExp) {
  return (ownText: string, element: Element | null): boolean => {
    const said = element && hasUntranslatedPart(element) ? element.textContent : ownText
    return typeof text === 'string' ? said === text : text.test(said)
  }
}

/** Without a selector, because this runs for every element of the page. */
const hasUntranslatedPart = ({ children }: Element) =>
  [...children].some((child) => child.hasAttribute('translate'))
