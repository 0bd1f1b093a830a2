import { useLayoutEffect, useRef } from 'react'
import ReactBarcode from 'react-barcode'
import styles from './Barcode.module.css'

/** White modules that a scanner needs at each end (CODE128). */
const QUIET_MODULES = 10

/** `value`: only characters that `canBeBarcode` accepts. */
export default function Barcode({ value }: { value: string }) {
  const container = useRef<HTMLDivElement>(null)

  // One unit per module, so that the stylesheet knows their number and gives each a whole number of device pixels.
  useLayoutEffect(() => {
    const drawing = container.current?.querySelector('svg')
    const modules = Number.parseFloat(drawing?.getAttribute('width') ?? '')
    drawing?.setAttribute('preserveAspectRatio', 'none')
    container.current?.style.setProperty('--modules', String(modules || 1))
    container.current?.style.setProperty('--dot', `${1 / window.devicePixelRatio}px`)
  }, [value])

  return (
    <div
      ref={container}
      className={styles.ground}
      role="img"
      aria-label={`Barcode of ${value}`}
      translate="no"
    >
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
