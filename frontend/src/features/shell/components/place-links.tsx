import { Link, useLocation } from 'react-router-dom'
import { isAt, places } from '../navigation.ts'

interface PlaceLinksProps {
  className: string
  onFollow?: () => void
}

export const PlaceLinks = ({ className, onFollow }: PlaceLinksProps) => {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {places.map((place) => (
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
