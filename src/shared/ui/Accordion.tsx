import { useId, useState } from 'react'
import styles from './Accordion.module.css'

type Props = { items: readonly { id: string; question: string; answer: string }[] }

/**
 * One answer is open at a time; at first it is the first one. Not `<details name>`, which closes its siblings only from
 * Chrome 120 and Safari 17.2 on, newer than the oldest browsers that the site supports.
 */
export function Accordion({ items }: Props) {
  const [open, setOpen] = useState(items[0]?.id)
  const id = useId()

  return (
    <ul>
      {items.map((item) => {
        const isOpen = item.id === open
        return (
          <li key={item.id} className={styles.item}>
            <h2>
              <button
                type="button"
                id={`${id}-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${item.id}-answer`}
                className={styles.question}
                onClick={() => setOpen(isOpen ? undefined : item.id)}
              >
                {item.question}
                <AccordionMarker />
              </button>
            </h2>
            <div
              role="region"
              id={`${id}-${item.id}-answer`}
              aria-labelledby={`${id}-${item.id}`}
              hidden={!isOpen}
              className={styles.answer}
            >
              <div className={styles.text}>
                <p>{item.answer}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const PETAL =
  'M0 0c-2.5-3.7-4.9-6.3-3.6-9.3C-2.5-12-.5-13.5 0-15c.5 1.5 2.5 3 3.6 5.7C5-6.3 2.5-3.7 0 0'

/** A bud whose eight petals open to a flower. */
function AccordionMarker() {
  return (
    <svg className={styles.marker} viewBox="-20 -20 40 40" aria-hidden="true">
      <g>
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
        <path d={PETAL} />
      </g>
      <circle r="5" />
    </svg>
  )
}
