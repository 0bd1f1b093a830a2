import { SocialLinks } from '@/blocks/SocialLinks'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { edition } from '@/content/edition'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { useSession } from '@/state/session'
import styles from './HomeScreen.module.css'

/** The poster: everything on it is placed in one unit, so that it composes the same on every window. */
export default function HomeScreen() {
  const { isLoggedIn } = useSession()
  const { festival, theme } = edition
  return (
    <section className={styles.stage}>
      <div className={styles.poster}>
        <img className={styles.floor} src="/art/ornament/alpona-floor.svg" alt="" />
        <img
          className={styles.king}
          src="/art/masks/king.svg"
          alt="The king: a great vermilion mask with a crown of peacock feathers"
          fetchPriority="high"
        />
        <ScreenTitle page={`${theme.left} ${theme.right}`} className={styles.title}>
          <span>{theme.left}</span> <span>{theme.right}</span>
        </ScreenTitle>
        <div className={styles.foot}>
          <p className={styles.when}>
            <b>{edition.dates}</b>
            <span>
              {festival}, {edition.ordinal} edition, {edition.place}
            </span>
          </p>
          {isLoggedIn ? (
            <ButtonLink to={paths.dashboard} variant="hot">
              DASHBOARD
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.signIn} variant="hot">
              LOG IN
            </ButtonLink>
          )}
          <SocialLinks />
        </div>
      </div>
    </section>
  )
}
