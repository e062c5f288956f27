import { Flashlight, Guitar, Ticket, Trophy } from 'lucide-react'
import type { BadgeType } from '#shared/domain/badges.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { classNames } from '#ui/class-names.ts'
import * as styles from './badge-icon.module.css'

interface BadgeIconProps {
  badgeType: BadgeType
  size: 'sm' | 'md'
}

const ICON_SIZES = { sm: 20, md: 30 }
const SIZES = { sm: styles.sm, md: undefined } as const

const COLORS = {
  first_roar: styles.firstRoar,
  first_concert_submit: styles.firstConcertSubmit,
  concert_contributor: styles.concertContributor,
  concert_scout: styles.concertScout,
  concert_guru: styles.concertGuru,
} as const satisfies Record<BadgeType, string>

const Motif = ({ badgeType, size }: { badgeType: BadgeType; size: number }) => {
  const shared = { size, strokeWidth: 1.8 }
  switch (badgeType) {
    case 'first_roar':
      return <HornsIcon size={size} />
    case 'first_concert_submit':
      return <Guitar {...shared} />
    case 'concert_contributor':
      return <Ticket {...shared} />
    case 'concert_scout':
      return <Flashlight {...shared} />
    case 'concert_guru':
      return <Trophy {...shared} />
  }
}

/** The icon of a badge, drawn because emoji look different on every device. Decoration: the name is a text beside it. */
export const BadgeIcon = ({ badgeType, size }: BadgeIconProps) => (
  <span className={classNames(styles.root, SIZES[size], COLORS[badgeType])} aria-hidden="true">
    <Motif badgeType={badgeType} size={ICON_SIZES[size]} />
  </span>
)
