/** For `ByText`: what an element says, also where a name or a code in it has an element of its own (`Untranslated`). */
export function sentence(text: string | RegExp) {
  return (ownText: string, element: Element | null): boolean => {
    const said = element?.querySelector(':scope > [translate]') ? element.textContent : ownText
    return typeof text === 'string' ? said === text : text.test(said)
  }
}
