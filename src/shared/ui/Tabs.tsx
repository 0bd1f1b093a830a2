import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '@/shared/lib/isComposing'
import styles from './Tabs.module.css'

type Props<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: string }[]
  current: Id
  children: ReactNode
  /** `flat` has no line below it, `cards` stands on the panel of its choice. */
  look?: 'flat' | 'cards'
  onChange: (id: Id) => void
}

/** Arrow keys, Home and End change the tab; the whole row is one stop for the Tab key. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, current, children, look, onChange } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const here = tabs.findIndex((tab) => tab.id === current)
    const indexOf: Record<string, number> = {
      ArrowRight: (here + 1) % tabs.length,
      // -1 is the last tab, because `at` counts from the end.
      ArrowLeft: here - 1,
      Home: 0,
      End: -1,
    }
    const tab = tabs.at(indexOf[event.key] ?? tabs.length)
    if (!tab) return
    event.preventDefault()
    // A change may change the address, and Safari throws after 100 changes in 30 s.
    if (event.repeat) return
    onChange(tab.id)
    row.current?.querySelectorAll('button')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={styles.row}
        data-look={look}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
