/** Marks images that failed (shared/styles/base.css). Image events do not bubble, but can be captured. */
export function mendBrokenPictures() {
  document.addEventListener('error', mend, true)
  document.addEventListener('load', mend, true)
  // Images of index.html may have failed before. A width of 0 proves nothing: some browsers report it for SVG.
  for (const target of document.images)
    if (!target.naturalWidth) target.decode().catch(() => mend({ type: 'error', target }))
}

function mend({ type, target }: Pick<Event, 'type' | 'target'>) {
  if (target instanceof Element) target.toggleAttribute('data-broken', type === 'error')
}

/** Browsers do not always tell an icon that the file with all icons failed, so the file is requested here. */
export function mendIcons() {
  const sprite = new Image()
  sprite.onerror = () =>
    void import('./iconSigns').then(
      ({ keepSigns }) => keepSigns(),
      () => undefined, // with no network, buttons keep their words
    )
  sprite.src = '/art/icons.svg'
}
