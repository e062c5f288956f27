import { EyeOff } from 'lucide-react'
import type { Badge } from '#shared/api/members.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages } from '../texts.ts'
import { BadgeIcon } from './badge-icon.tsx'
import * as styles from './badge-wall.module.css'

const EarnedBadge = ({ badge }: { badge: Badge }) => (
  <li className={styles.badge}>
    <BadgeIcon badgeType={badge.badgeType} size="md" />
    <span className={styles.text}>
      <strong>{badge.badgeName}</strong>
      <span className={styles.description}>{badge.badgeDescription}</span>
      <span className={styles.earned}>{messages.badges.earned(badge.earnedAt)}</span>
      {!badge.isVisible && (
        <span className={styles.hidden}>
          <EyeOff size={14} aria-hidden="true" />
          {messages.badges.hidden}
        </span>
      )}
    </span>
  </li>
)

interface BadgeWallProps {
  badges: readonly Badge[]
  /** Shown when there are none. */
  missing: string
}

/** All badges of a member, with their descriptions. */
export const BadgeWall = ({ badges, missing }: BadgeWallProps) => (
  <Card as="section" className={styles.card} aria-labelledby="profile-badges">
    <Heading as="h2" id="profile-badges">
      {messages.badges.title}
    </Heading>
    {badges.length === 0 && <p>{missing}</p>}
    <ul className={styles.root}>
      {badges.map((badge) => (
        <EarnedBadge key={badge.id} badge={badge} />
      ))}
    </ul>
  </Card>
)

interface BadgeRowProps {
  badges: readonly Badge[]
  max: number
}

/** The latest badges by icon and name, and the number of the others. */
export const BadgeRow = ({ badges, max }: BadgeRowProps) => (
  <ul className={styles.row} aria-label={messages.badges.title}>
    {badges.slice(0, max).map((badge) => (
      <li key={badge.id} className={styles.small}>
        <BadgeIcon badgeType={badge.badgeType} size="sm" />
        <span>{badge.badgeName}</span>
      </li>
    ))}
    {badges.length > max && (
      <li className={styles.more}>
        <span aria-hidden="true">{messages.badges.more(badges.length - max)}</span>
        <span className="visually-hidden">{messages.badges.moreLabel(badges.length - max)}</span>
      </li>
    )}
  </ul>
)
