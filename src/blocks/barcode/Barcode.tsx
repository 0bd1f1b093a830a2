import JsBarcode from 'jsbarcode'
import { useMemo, useSyncExternalStore, type CSSProperties } from 'react'
import styles from './Barcode.module.css'

type Sizes = CSSProperties & Record<'--modules' | '--dot', string>

/**
 * An image with its own white ground: tools that change a page's colours (Dark Reader, Smart Invert of an iPhone) leave
 * images unchanged. `value` has only characters that `canBeBarcode` accepts.
 */
export default function Barcode({ value }: { value: string }) {
  const { src, modules } = useMemo(() => draw(value), [value])
  const pixelRatio = useSyncExternalStore(onResize, () => window.devicePixelRatio)
  const sizes: Sizes = { '--modules': String(modules), '--dot': `${1 / pixelRatio}px` }
  return (
    <div className={styles.ground}>
      <img src={src} alt={`Barcode of ${value}`} style={sizes} translate="no" />
    </div>
  )
}

/** A change of zoom also changes the window's size in CSS pixels. */
function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** A scanner needs these white modules at each end (CODE128). */
const QUIET = '0'.repeat(10)

/** An SVG is sharp at every size. One module is one unit wide, and the style sheet sets the height. */
function draw(value: string) {
  const code: { encodings?: { data: string }[] } = {}
  JsBarcode(code, value, { format: 'CODE128' })
  const modules = QUIET + (code.encodings ?? []).map(({ data }) => data).join('') + QUIET
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index} 1h${bar.length}v8h-${bar.length}z`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${modules.length}" height="10" viewBox="0 0 ${modules.length} 10" preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${modules.length}v10H0z"/><path d="${bars.join('')}"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, modules: modules.length }
}
