import { useState } from 'react'
import { CaseSections } from './CaseSections'
import { MailSection } from './MailSection'
import { ClockSection } from './ClockSection'
import { FaultSection } from './FaultSection'
import { ScenarioSection } from './ScenarioSection'
import { SignInSection } from './SignInSection'
import styles from './panel.module.css'

/** The panel for testers. It is not part of the site, and no production build contains it. */
export function Panel() {
  const [open, setOpen] = useState(false)
  return (
    <aside className={styles.panel} aria-label="QA panel" data-open={open}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Close the QA panel' : <abbr title="QA panel">QA</abbr>}
      </button>
      {open && (
        <div className={styles.body}>
          <h2>Mock server</h2>
          <p>
            <a href="/mock/look">The look of this edition</a>
          </p>
          <SignInSection />
          <ScenarioSection />
          <ClockSection />
          <FaultSection />
          <MailSection />
          <CaseSections />
        </div>
      )}
    </aside>
  )
}
