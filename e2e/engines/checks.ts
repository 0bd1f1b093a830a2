/*
 * The checks of every screen. They run in the page of each engine, so they cannot use anything outside of their
 * functions. `e2e/engines/screens.spec.ts` calls them.
 */

/**
 * True when the window has this width, React has hydrated the page, its data, fonts and visible images have loaded, and
 * its modal is fully open.
 */
export function isStill(width: number): boolean {
  const isLoading = [...document.querySelectorAll('.visuallyHidden')].some(
    ({ textContent, parentElement }) =>
      textContent === 'Loading' && parentElement?.checkVisibility() && !isMap(),
  )
  return (
    innerWidth === width &&
    document.documentElement.dataset.ready === '' &&
    !isLoading &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    document.getAnimations().every(({ effect, playState }) => {
      const isOfModal = effect instanceof KeyframeEffect && effect.target?.closest('[data-modal]')
      return playState !== 'running' || !isOfModal
    })
  )

  /** The frame of the map loads only when it is scrolled into view. */
  function isMap() {
    return location.pathname === '/accommodation-map'
  }
}

/**
 * Each visible text, except texts that move by themselves. `innerText` is not used, because engines put its line breaks
 * in different places.
 */
export function readWords(): string[] {
  const words = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim()
    const { parentElement } = node
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true })
    // The frame of the map may have been in view in one engine only.
    if (text === 'Loading') continue
    if (text && isShown && !parentElement?.closest('option, script, style, [aria-roledescription]'))
      words.push(text)
  }
  return words
}

export function findFaults(needsModal: boolean): string[] {
  const modal = [...document.querySelectorAll<HTMLElement>('[data-modal=open] [role$=dialog]')].at(
    -1,
  )
  const scope = modal ?? document.body
  return [
    ...window.messages,
    ...tooWide(),
    ...controls().flatMap((control) => unreachable(control)),
    ...linksInText()
      .filter(hasNoLine)
      .map((link) => `no line: ${nameOf(link)}`),
    ...(needsModal ? faultsOfModal() : []),
    ...[...document.querySelectorAll('footer')].flatMap(faultsOfStrip),
  ]

  function nameOf(element: Element) {
    return element.outerHTML.slice(0, 120)
  }

  function tooWide() {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`too wide: ${scrollWidth} of ${clientWidth} px`] : []
  }

  function controls() {
    const all = scope.querySelectorAll('a[href], button, input, select, textarea, summary')
    return [...all].filter(
      (control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.matches(
          '.visuallyHidden, [inert], [inert] *, [href="#main"], [tabindex="-1"], :disabled',
        ),
    )
  }

  /** A press on the middle of a control (of its first line, for a long link) must reach it. */
  function unreachable(control: Element) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const [box = control.getBoundingClientRect()] = control.getClientRects()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const label = hit?.closest('label')
    if (control.contains(hit) || label?.control === control) return []
    return [`under ${hit ? nameOf(hit) : 'nothing'}: ${nameOf(control)}`]
  }

  function linksInText() {
    return [...scope.querySelectorAll('a[href]')].filter((link) => {
      const beside = [...(link.parentElement?.childNodes ?? [])].filter(isText)
      const isLine = getComputedStyle(link).display === 'inline' && link.checkVisibility()
      return (
        isLine &&
        beside
          .map(({ nodeValue }) => nodeValue)
          .join('')
          .trim().length > 2
      )
    })
  }

  function isText({ nodeType }: Node) {
    return nodeType === Node.TEXT_NODE
  }

  function hasNoLine(link: Element) {
    return ![link, ...link.querySelectorAll('*')].some((part) =>
      getComputedStyle(part).textDecorationLine.includes('underline'),
    )
  }

  function faultsOfModal() {
    if (!modal) return ['no modal']
    const faults = []
    const { borderImageSource, borderTopWidth, borderRightWidth } = getComputedStyle(modal)
    if (
      borderImageSource === 'none' ||
      !parseFloat(borderTopWidth) ||
      !parseFloat(borderRightWidth)
    )
      faults.push('the modal has no rim')
    if (!modal.querySelector('button[aria-label=Close]')) faults.push('the modal cannot be closed')
    if (!modal.contains(document.activeElement))
      faults.push(`the focus is not in the modal: ${nameOf(document.activeElement ?? modal)}`)
    if (!document.getElementById('root')?.inert)
      faults.push('the page behind the modal is not inert')
    return faults
  }

  /** The drawings of the strip are side by side and must reach both edges of the window. */
  function faultsOfStrip(footer: Element) {
    const drawings = [...footer.querySelectorAll('[aria-hidden] img')].filter((drawing) =>
      drawing.checkVisibility(),
    )
    let reached = 0
    for (const drawing of drawings) {
      const { left, right } = drawing.getBoundingClientRect()
      if (left <= reached + 1) reached = Math.max(reached, right)
    }
    const { clientWidth } = document.documentElement
    return footer.checkVisibility() && reached < clientWidth
      ? [`the strip reaches ${reached} of ${clientWidth} px`]
      : []
  }
}

/** After a modal has closed, the focus must be on something visible, so that a keyboard user continues there. */
export function findLostFocus(): string[] {
  const { activeElement } = document
  const faults = []
  if (document.querySelector('[data-modal]')) faults.push('the modal is still there')
  if (!activeElement || activeElement === document.body) faults.push('the focus is lost')
  else if (activeElement.closest('[inert]')) faults.push('the focus is behind something')
  return faults
}

/** Scrolls to an element whose name has this pattern, and returns its middle. `null` while a press would not reach it. */
export function findMiddle(name: string): { x: number; y: number } | null {
  const pattern = new RegExp(`^(?:${name})$`)
  const named = [...document.querySelectorAll('a, button, label')].filter(
    (element) =>
      pattern.test(element.getAttribute('aria-label') ?? element.textContent.trim()) &&
      element.checkVisibility() &&
      !element.closest('[inert]'),
  )
  const element = named.at(-1)
  if (!element || document.documentElement.dataset.ready !== '') return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
}
