import { Card } from '#ui/surfaces/card.tsx'
import { useStats } from '../api/stats.ts'
import { messages } from '../texts.ts'
import './stats-panel.css'

const ALWAYS = ['members', 'posts', 'comments'] as const
const WHEN_THERE = ['concerts', 'bands'] as const

/** How large the pack is. What the product does not have yet is not counted in public. */
export const StatsPanel = () => {
  const { stats, hasFailed } = useStats()
  const shown = [...ALWAYS, ...WHEN_THERE.filter((name) => stats !== undefined && stats[name] > 0)]
  return (
    <Card as="section" className="stats" aria-labelledby="stats-title">
      <h2 id="stats-title">{messages.stats.title}</h2>
      {hasFailed ? (
        <p className="stats-failed">{messages.stats.loadFailed}</p>
      ) : (
        <dl className="stats-list">
          {shown.map((name) => (
            <div key={name} className="stats-entry">
              <dt>{messages.stats[name]}</dt>
              <dd>{stats ? messages.number(stats[name]) : '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
