/**
 * Marks every picture that did not come with `data-broken`, so that its place is left in peace instead of torn
 * (shared/styles/base.css). The events do not bubble, but can be caught.
 */
export function mendBrokenPictures() {
  document.addEventListener('error', mend, true)
  document.addEventListener('load', mend, true)
  // Those of index.html may have failed before. No width alone says little: for drawings some browsers know none.
  for (const target of document.images)
    if (!target.naturalWidth) target.decode().catch(() => mend({ type: 'error', target }))
}

function mend({ type, target }: Pick<Event, 'type' | 'target'>) {
  if (target instanceof Element) target.toggleAttribute('data-broken', type === 'error')
}

/** All icons lie in one file. When it does not come, browsers do not always tell the icons, so it is asked for here. */
export function mendIcons() {
  const sprite = new Image()
  sprite.onerror = () => void import('./iconSigns').then(({ keepSigns }) => keepSigns())
  sprite.src = '/art/icons.svg'
}
