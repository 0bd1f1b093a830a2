import { useId, useState } from 'react'
import { OpenMark } from '@/theme/OpenMark'
import styles from './Accordion.module.css'

type Props = { items: readonly { id: string; question: string; answer: string }[] }

/**
 * One answer is open at a time. `<details name>` would do the same, but it needs Chrome 120 or Safari 17.2, and the site
 * supports older browsers.
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
                <OpenMark />
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
