import { Card } from '#ui/surfaces/card.tsx'
import { useStats } from '../api/stats.ts'
import { messages } from '../texts.ts'
import { Heading } from '#ui/text/heading.tsx'
import { chooseTypeface } from '#ui/text/typeface.ts'
import * as styles from './stats-panel.module.css'

const ALWAYS = ['members', 'posts', 'comments'] as const
const WHEN_THERE = ['concerts', 'bands'] as const

/** Counts of the community. Concerts and bands are shown once there are any. */
export const StatsPanel = () => {
  const { stats, hasFailed } = useStats()
  const shown = [...ALWAYS, ...WHEN_THERE.filter((name) => stats !== undefined && stats[name] > 0)]
  return (
    <Card as="section" className={styles.root} aria-labelledby="stats-title">
      <Heading as="h2" id="stats-title">
        {messages.stats.title}
      </Heading>
      {hasFailed ? (
        <p className={styles.failed}>{messages.stats.loadFailed}</p>
      ) : (
        <dl className={styles.list}>
          {shown.map((name) => {
            const figure = stats ? messages.number(stats[name]) : '–'
            return (
              <div key={name} className={styles.entry}>
                <dt>{messages.stats[name]}</dt>
                <dd className={chooseTypeface(figure)}>{figure}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </Card>
  )
}
