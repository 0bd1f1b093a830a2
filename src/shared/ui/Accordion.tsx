import { useId, useState, type ReactNode } from 'react'
import { AccordionMarker } from './AccordionMarker'
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
