import { Link, useLocation } from 'react-router-dom'
import type { Role } from '#shared/api/members.ts'
import { isAt, placesFor } from '../navigation.ts'
import { PlaceIcon } from './place-icon.tsx'
import * as styles from './place-links.module.css'

interface PlaceLinksProps {
  layout: 'row' | 'column'
  role: Role
  onFollow?: () => void
}

export const PlaceLinks = ({ layout, role, onFollow }: PlaceLinksProps) => {
  const { pathname } = useLocation()
  const places = placesFor(role).filter(
    ({ isOnlyInBottomBar }) => layout === 'column' || !isOnlyInBottomBar,
  )
  return (
    <ul className={layout === 'row' ? styles.row : styles.column}>
      {places.map((place) => (
        <li key={place.to}>
          <Link
            className={styles.link}
            to={place.to}
            aria-current={isAt(place, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            <PlaceIcon place={place} size={20} />
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
