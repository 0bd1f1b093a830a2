import { socials } from '@/content/links'
import { ExternalLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import styles from './SocialLinks.module.css'

export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {socials.map(({ name, href, icon }) => (
        <li key={name}>
          <ExternalLink className="iconButton" href={href} aria-label={name}>
            <Icon name={icon} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
