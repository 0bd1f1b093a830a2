import { directionsTo } from '@/shared/lib/directions'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import type { Place } from '../places'

export function DirectionsTo({ place }: { place: Place }) {
  return (
    <ButtonLink href={directionsTo(place)} variant="teal" size="small">
      Directions <span className="visuallyHidden">to {place.name}</span>{' '}
      <Icon name="external-link" />
    </ButtonLink>
  )
}
