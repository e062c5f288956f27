import type { BandFacets } from '../../api/facets.ts'
import { messages } from '../../texts.ts'
import * as styles from './band-counters.module.css'

const texts = messages.counterLabels

/** Three figures on labels; a dash while a figure is unknown. */
export const BandCounters = ({ facets }: { facets: BandFacets | undefined }) => {
  const figures = [
    [texts.total, facets?.total],
    [texts.genres, facets?.genres.length],
    [texts.countries, facets?.countries.length],
  ] as const
  return (
    <dl className={styles.root} aria-label={messages.counters}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '–' : value.toLocaleString('de-DE')}</dd>
        </div>
      ))}
    </dl>
  )
}
