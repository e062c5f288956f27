import { EyeOff } from 'lucide-react'
import type { Badge } from '#shared/api/members.ts'
import { messages } from '../texts.ts'
import { BadgePatch } from './badge-patch.tsx'
import './badge-wall.css'

const EarnedBadge = ({ badge }: { badge: Badge }) => (
  <li className="badge">
    <BadgePatch badgeType={badge.badgeType} size="md" />
    <span className="badge-text">
      <strong>{badge.badgeName}</strong>
      <span className="badge-description">{badge.badgeDescription}</span>
      <span className="badge-earned">{messages.badges.earned(badge.earnedAt)}</span>
      {!badge.isVisible && (
        <span className="badge-hidden">
          <EyeOff size={14} aria-hidden="true" />
          {messages.badges.hidden}
        </span>
      )}
    </span>
  </li>
)

/** What was earned, each with its story, like patches on a vest. */
export const BadgeWall = ({ badges }: { badges: readonly Badge[] }) => (
  <ul className="badge-wall">
    {badges.map((badge) => (
      <EarnedBadge key={badge.id} badge={badge} />
    ))}
  </ul>
)

interface BadgeRowProps {
  badges: readonly Badge[]
  max: number
}

/** The latest few by picture and name, and how many there are beside them. */
export const BadgeRow = ({ badges, max }: BadgeRowProps) => (
  <ul className="badge-row" aria-label={messages.badges.title}>
    {badges.slice(0, max).map((badge) => (
      <li key={badge.id} className="badge-small">
        <BadgePatch badgeType={badge.badgeType} size="sm" />
        <span>{badge.badgeName}</span>
      </li>
    ))}
    {badges.length > max && (
      <li className="badge-more">
        <span aria-hidden="true">{messages.badges.more(badges.length - max)}</span>
        <span className="visually-hidden">{messages.badges.moreLabel(badges.length - max)}</span>
      </li>
    )}
  </ul>
)
