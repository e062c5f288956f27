import type { Role } from '#shared/api/members.ts'
import { placesFor } from '../navigation.ts'
import { PlaceLink } from './place-link.tsx'
import * as styles from './place-links.module.css'

interface PlaceLinksProps {
  role: Role
  onFollow: () => void
}

/** All pages, one below the other. */
export const PlaceLinks = ({ role, onFollow }: PlaceLinksProps) => (
  <ul className={styles.column}>
    {placesFor(role).map((place) => (
      <li key={place.to}>
        <PlaceLink place={place} onFollow={onFollow} />
      </li>
    ))}
  </ul>
)
