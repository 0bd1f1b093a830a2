import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { SocialLinks } from '@/blocks/SocialLinks'
import { edition } from '@/content/edition'
import { paths } from '@/shared/paths'
import { HomeButtons } from './HomeButtons'
import styles from './HomeText.module.css'

export function HomeText() {
  const { theme } = edition
  return (
    <div className={styles.words}>
      <ScreenTitle tabTitle={`${theme.left} ${theme.right}`} className={styles.title}>
        <span>{theme.left}</span> <span>{theme.right}</span>
      </ScreenTitle>
      <div className={styles.foot}>
        <Link className={styles.when} to={paths.schedule}>
          <span className="visuallyHidden">Schedule, </span>
          <b className="link">{edition.dates}</b>
          <span>
            <span data-roomy>{edition.ordinal} edition, </span>
            {edition.place}
            <span data-roomy>, {edition.address.state}</span>
          </span>
        </Link>
        <HomeButtons />
        <SocialLinks />
      </div>
    </div>
  )
}
