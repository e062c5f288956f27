import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { shortDay } from '../../model/update-age.ts'
import { messages } from '../../texts.ts'
import * as styles from './detail.module.css'

const texts = messages.band

export const QuickInfo = ({ band }: { band: Band }) => {
  const labels = texts.factLabels
  const rows: readonly (readonly [label: string, value: string])[] = [
    [labels.genre, band.genre ?? texts.unknown],
    [labels.country, band.country ?? texts.unknown],
    [labels.city, band.city ?? texts.unknown],
    [labels.formed, band.formedYear === null ? texts.unknown : String(band.formedYear)],
    [labels.articles, band.articlesCount.toLocaleString('de-DE')],
    [labels.followers, band.followersCount.toLocaleString('de-DE')],
    [labels.updated, shortDay(new Date(band.lastUpdated))],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {band.submittedBy !== null && (
        <div>
          <dt>{labels.submittedBy}</dt>
          <dd>
            <Link to={`/users/${band.submittedBy}`}>
              <bdi>@{band.submittedBy}</bdi>
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
