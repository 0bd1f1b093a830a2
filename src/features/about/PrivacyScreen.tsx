import { Link } from 'react-router-dom'
import { edition } from '@/content/edition'
import { paths } from '@/shared/paths'
import { AboutPage, Facts, Part } from './AboutPage'
import { storedData } from './storedData'
import { handOffs, otherSites } from './otherSites'

const keptFacts = storedData.map(({ name, what, until }) => ({ name, text: what, more: until }))
const usedSites = otherSites.filter(({ isUsed }) => isUsed)

export default function PrivacyScreen() {
  return (
    <AboutPage
      page="Privacy"
      lead="This site shows no advertising and sets no cookies of its own. Here is everything that it keeps in your browser, and who else sees you."
    >
      <Part title="What your browser keeps">
        <p>
          All of this stays in this browser, on this device. Only what you send with a button goes
          to the organisers of {edition.festival}.
        </p>
        <Facts facts={keptFacts} />
      </Part>
      <Part title="How to clear it">
        <p>
          Logout, on your{' '}
          <Link className="link" to={paths.dashboard}>
            dashboard
          </Link>
          , removes what is yours: your sign-in, unsent forms, your player name and the copies of
          your own pages. Always log out on a device that others use.
        </p>
        <p>To clear everything, remove the data of this site in the settings of your browser.</p>
      </Part>
      <Part title="Which other sites see you">
        <p>
          Your account, your registrations and the list of events come from the servers of the
          festival. Other sites are asked for something only here:
        </p>
        <Facts facts={usedSites} />
      </Part>
      <Part title="What you open yourself">
        <Facts facts={handOffs} />
      </Part>
    </AboutPage>
  )
}
