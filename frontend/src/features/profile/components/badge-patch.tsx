import { Flashlight, Guitar, Ticket, Trophy } from 'lucide-react'
import type { BadgeType } from '#shared/domain/badges.ts'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import './badge-patch.css'

interface BadgePatchProps {
  badgeType: BadgeType
  size: 'sm' | 'md'
}

const SIZES = { sm: 20, md: 30 }

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

/** Felt with a stitched rim; its name stands beside it. Drawn, because an emoji looks different on every device. */
export const BadgePatch = ({ badgeType, size }: BadgePatchProps) => (
  <span className={`badge-patch badge-patch-${size} badge-felt-${badgeType}`} aria-hidden="true">
    <Motif badgeType={badgeType} size={SIZES[size]} />
  </span>
)
