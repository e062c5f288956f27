import { Link } from 'react-router-dom'
import type { Place } from '../navigation.ts'
import { PlaceIcon } from './place-icon.tsx'
import { useCurrentPlace } from './use-current-place.ts'
import * as styles from './place-links.module.css'

interface PlaceLinkProps {
  place: Place
  onFollow?: (() => void) | undefined
}

export const PlaceLink = ({ place, onFollow }: PlaceLinkProps) => (
  <Link className={styles.link} to={place.to} {...useCurrentPlace(place)} onClick={onFollow}>
    <PlaceIcon place={place} size={20} />
    {place.label}
  </Link>
)
