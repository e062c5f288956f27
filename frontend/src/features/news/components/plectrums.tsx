import { MAX_RATING } from '#shared/domain/news.ts'
import { messages } from '../texts.ts'
import * as styles from './plectrums.module.css'

const PLECTRUM =
  'M12 22C8.6 18.8 3 11.6 3 6.9 3 4 6.7 2.5 12 2.5S21 4 21 6.9C21 11.6 15.4 18.8 12 22Z'
const PLACES = Array.from({ length: MAX_RATING }, (_, index) => index)

const Row = ({ filled }: { filled: boolean }) => (
  <svg className={filled ? styles.full : styles.empty} viewBox={`0 0 ${MAX_RATING * 24} 24`}>
    {PLACES.map((place) => (
      <path key={place} d={PLECTRUM} transform={`translate(${place * 24} 0)`} />
    ))}
  </svg>
)

/** A rating in plectrums; the last one is cut at its fraction. */
export const Plectrums = ({ value }: { value: number }) => (
  <span className={styles.root} role="img" aria-label={messages.rating(value, MAX_RATING)}>
    <Row filled={false} />
    <span className={styles.cut} style={{ width: `${(value / MAX_RATING) * 100}%` }}>
      <Row filled />
    </span>
  </span>
)
