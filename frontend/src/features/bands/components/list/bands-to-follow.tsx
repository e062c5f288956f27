import { Bell, BellOff } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { TitledList } from '#ui/surfaces/titled-list.tsx'
import { useBand } from '../../api/band.ts'
import { useBandsToFollow, type BandToFollow } from '../../api/bands-to-follow.ts'
import { useToggleFollowBand } from '../../api/follow-band.ts'
import { messages } from '../../texts.ts'
import * as styles from './bands-to-follow.module.css'

const Row = ({ card, gig }: BandToFollow) => {
  const { band } = useBand(card.id)
  const toggle = useToggleFollowBand()
  const isFollowed = band?.isFollowed ?? false
  const Icon = isFollowed ? BellOff : Bell
  const label = isFollowed ? messages.band.unfollow : messages.band.follow
  return (
    <li className={styles.band}>
      <span className={styles.names}>
        <bdi>{card.name}</bdi>
        <span>
          {gig
            ? messages.playsOn(gig.date, gig.city)
            : [card.genre, card.country].filter(Boolean).join(', ')}
        </span>
      </span>
      <Button
        variant="secondary"
        aria-label={`${label}: ${card.name}`}
        aria-disabled={!band}
        onClick={() => {
          if (band) toggle(band, !isFollowed)
        }}
      >
        <Icon size={20} aria-hidden="true" />
        {label}
      </Button>
    </li>
  )
}

interface BandsToFollowProps {
  /** A band or genre, as the member wrote it. */
  taste: string
  /** Where the member lives; empty when it is not known. */
  place: string
}

/** Bands that play nearby or fit the taste. Renders nothing when there are none, or while they are loading. */
export const BandsToFollow = ({ taste, place }: BandsToFollowProps) => {
  const bands = useBandsToFollow(taste, place)
  if (bands.length === 0) return null
  return (
    <TitledList title={messages.toFollow}>
      {bands.map((band) => (
        <Row key={band.card.id} {...band} />
      ))}
    </TitledList>
  )
}
