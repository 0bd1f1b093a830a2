/**
 * Marks every picture that did not come with `data-broken`, so that its place is left in peace instead of torn
 * (shared/styles/base.css), and has a sign drawn where an icon should be. The events do not bubble, but can be caught.
 */
export function mendBrokenPictures() {
  document.addEventListener('error', mend, true)
  document.addEventListener('load', mend, true)
  // Those of index.html may have failed before. No width alone says little: for drawings some browsers know none.
  for (const target of document.images)
    if (target.complete && !target.naturalWidth)
      target.decode().catch(() => mend({ type: 'error', target }))
}

function mend({ type, target }: Pick<Event, 'type' | 'target'>) {
  if (!(target instanceof Element)) return
  target.toggleAttribute('data-broken', type === 'error')
  if (target.matches('use[data-broken]'))
    void import('./iconSigns').then((signs) => signs.drawSign(target))
}
