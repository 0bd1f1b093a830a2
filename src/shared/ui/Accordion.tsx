import { useId, useState, type ReactNode } from 'react'
import styles from './Accordion.module.css'

type Props = {
  items: readonly { id: string; question: string; answer: ReactNode }[]
  level?: 2 | 3
  /** The id of the item that is open at first. */
  first?: string
}

export function Accordion({ items, level = 2, first }: Props) {
  const [open, setOpen] = useState<string | undefined>(first)
  const id = useId()
  const Heading = `h${level}` as const

  return (
    <ul>
      {items.map((item) => {
        const isOpen = item.id === open
        return (
          <li key={item.id} className={styles.item}>
            <Heading>
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
            </Heading>
            <div
              role="region"
              id={`${id}-${item.id}-answer`}
              aria-labelledby={`${id}-${item.id}`}
              hidden={!isOpen}
              className={styles.answer}
            >
              <div className={styles.text}>{item.answer}</div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const PETALS = 8
const PETAL =
  'M0 0c-2.5-3.7-4.9-6.3-3.6-9.3C-2.5-12-.5-13.5 0-15c.5 1.5 2.5 3 3.6 5.7C5-6.3 2.5-3.7 0 0'

function AccordionMarker() {
  return (
    <svg className={styles.flower} viewBox="-20 -20 40 40" aria-hidden="true">
      <Petals count={PETALS} />
      <circle r="5" />
    </svg>
  )
}

/** Each petal is inside the one before it, and turned from there. */
function Petals({ count }: { count: number }) {
  return (
    <g>
      <path d={PETAL} />
      {count > 1 && <Petals count={count - 1} />}
    </g>
  )
}
