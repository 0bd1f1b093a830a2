import { sizes } from '@/content/merch'
import styles from './SizePicker.module.css'

const CM_PER_INCH = 2.54

export function SizeGuide() {
  return (
    <details className={styles.guide}>
      <summary>Size guide</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Chest, inches</th>
            <th scope="col">Chest, cm</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, chest }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{chest}</td>
              <td>{Math.round(chest * CM_PER_INCH)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        Measure around the widest part of your chest. Between two sizes, take the larger one.
      </p>
    </details>
  )
}
