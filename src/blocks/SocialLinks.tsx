import { socials } from '@/content/links'
import { Icon } from '@/shared/ui/Icon'
import styles from './SocialLinks.module.css'

/** Spec §2: the five social networks. */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {socials.map(({ name, href, icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
