import { Link, useLocation } from 'react-router-dom'
import type { Role } from '#shared/api/members.ts'
import { isAt, placesFor } from '../navigation.ts'

interface PlaceLinksProps {
  className: string
  role: Role
  onFollow?: () => void
}

export const PlaceLinks = ({ className, role, onFollow }: PlaceLinksProps) => {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {placesFor(role).map((place) => (
        <li key={place.to}>
          <Link
            className="place-link"
            to={place.to}
            aria-current={isAt(place, pathname) ? 'page' : undefined}
            onClick={onFollow}
          >
            <place.icon size={20} aria-hidden="true" />
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
