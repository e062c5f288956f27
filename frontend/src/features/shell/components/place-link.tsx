import { Link, useLocation } from 'react-router-dom'
import { isAt, type Place } from '../navigation.ts'
import { PlaceIcon } from './place-icon.tsx'
import * as styles from './place-links.module.css'

interface PlaceLinkProps {
  place: Place
  onFollow?: (() => void) | undefined
}

export const PlaceLink = ({ place, onFollow }: PlaceLinkProps) => {
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.link}
      to={place.to}
      aria-current={isAt(place, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <PlaceIcon place={place} size={20} />
      {place.label}
    </Link>
  )
}
