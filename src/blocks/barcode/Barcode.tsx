import { useLayoutEffect, useRef } from 'react'
import ReactBarcode from 'react-barcode'
import styles from './Barcode.module.css'

/** A scanner needs this many modules of white at either end (CODE128). */
const QUIET_MODULES = 10

type Props = {
  /** Of the signs that `canBeBarcode` lets through. */
  value: string
}

/** CODE128 bars on white, as wide as there is room. A chunk of its own, for it brings its encoder along. */
export function Barcode({ value }: Props) {
  const place = useRef<HTMLDivElement>(null)

  // Drawn one unit a module: so its own width says how many modules it has, and the stylesheet gives each of them a
  // whole number of the screen's pixels.
  useLayoutEffect(() => {
    const drawing = place.current?.querySelector('svg')
    const modules = Number.parseFloat(drawing?.getAttribute('width') ?? '')
    drawing?.setAttribute('preserveAspectRatio', 'none')
    place.current?.style.setProperty('--modules', String(modules || 1))
    place.current?.style.setProperty('--dot', `${1 / (window.devicePixelRatio || 1)}px`)
  }, [value])

  return (
    <div ref={place} className={styles.ground} role="img" aria-label={`Barcode of ${value}`}>
      <ReactBarcode
        value={value}
        format="CODE128"
        renderer="svg"
        width={1}
        height={100}
        margin={0}
        marginLeft={QUIET_MODULES}
        marginRight={QUIET_MODULES}
        displayValue={false}
      />
    </div>
  )
}
