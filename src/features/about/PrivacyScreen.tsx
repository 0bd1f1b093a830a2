import { Link } from 'react-router-dom'
import { edition } from '@/content/edition'
import { erasedWithin, records } from '@/content/records'
import { paths } from '@/festival/paths'
import { AboutPage, Facts, Section, WaysToAsk } from './AboutPage'
import { storedData } from './storedData'
import { sitesOpenedByUser, otherSites } from './otherSites'

const keptFacts = factsOf(storedData)
const recordFacts = factsOf(records)
const usedSites = factsOf(otherSites.filter(({ isUsed }) => isUsed))

function factsOf(described: readonly { name: string; what: string; until?: string }[]) {
  return Object.fromEntries(
    described.map(({ name, what, until = [] }) => [name, [what, until].flat()]),
  )
}

export default function PrivacyScreen() {
  return (
    <AboutPage
      page="Privacy"
      lead="This site shows no advertising and sets no cookies of its own. Here is everything that it keeps in your browser, what the organisers keep, and who else sees you."
    >
      <Section title="What your browser keeps">
        <p>
          All of this stays in this browser, on this device. Only what you send with a button goes
          to the organisers of {edition.festival}.
        </p>
        <Facts facts={keptFacts} />
      </Section>
      <Section title="How to clear it">
        <p>
          Logout, on your{' '}
          <Link className="link" to={paths.dashboard}>
            dashboard
          </Link>
          , removes what is yours: your sign-in, unsent forms, your player name and the copies of
          your own pages. Always log out on a device that others use.
        </p>
        <p>
          The address of a payment site holds your sign-in, and stays in the history of the browser,
          also after Logout. On a shared computer, clear the history afterwards.
        </p>
        <p>To clear everything, remove the data of this site in the settings of your browser.</p>
      </Section>
      <Section title="What the organisers keep">
        <p>
          All that you send with a button goes to the servers of {edition.festival}, which{' '}
          {edition.college} organises. The other people of your team or contingent see your name and
          SF ID.
        </p>
        <Facts facts={recordFacts} />
      </Section>
      <Section title="How to have it erased">
        <p>
          Ask the organisers, and name your SF ID. Within {erasedWithin} they erase your account and
          what belongs to it, but for what the law makes them keep. Questions go the same way.{' '}
          <WaysToAsk />
        </p>
      </Section>
      <Section title="Which other sites see you">
        <p>
          Your account, your registrations and the list of events come from the servers of the
          festival. Other sites are asked for something only here:
        </p>
        <Facts facts={usedSites} />
      </Section>
      <Section title="What you open yourself">
        <Facts facts={sitesOpenedByUser} />
      </Section>
    </AboutPage>
  )
}
