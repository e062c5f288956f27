import { queryOptions, useQuery } from '@tanstack/react-query'
import { Bell, BellOff } from 'lucide-react'
import { useId } from 'react'
import { listBands, type BandCard } from '#shared/api/bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#spa/platform/api-client.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Button } from '#ui/controls/button.tsx'
import { BAND_LISTS_KEY } from '../../api/band-list.ts'
import { useBand } from '../../api/band.ts'
import { useToggleFollowBand } from '../../api/follow-band.ts'
import { messages } from '../../texts.ts'
import * as styles from './bands-to-follow.module.css'

const MAX_BANDS = 3

/** Bands of a genre, else of a name that begins like this. */
const tasteOptions = (taste: string) =>
  queryOptions({
    queryKey: [...BAND_LISTS_KEY, 'taste', taste],
    queryFn: async ({ signal }) => {
      const limit = String(MAX_BANDS)
      const ofGenre = await call(listBands, { query: { limit, genre: taste }, signal })
      if (ofGenre.length > 0) return ofGenre
      return call(listBands, { query: { limit, search: taste }, signal })
    },
    enabled: taste !== '',
  })

const Row = ({ card }: { card: BandCard }) => {
  const { band } = useBand(card.id)
  const toggle = useToggleFollowBand()
  const isFollowed = band?.isFollowed ?? false
  const Icon = isFollowed ? BellOff : Bell
  const label = isFollowed ? messages.band.unfollow : messages.band.follow
  return (
    <li className={styles.band}>
      <span className={styles.names}>
        <bdi>{card.name}</bdi>
        <span>{[card.genre, card.country].filter(Boolean).join(', ')}</span>
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

/** Bands that fit what the member wrote. Renders nothing when there are none, or while they are loading. */
export const BandsToFollow = ({ taste }: { taste: string }) => {
  const wanted = taste.trim().slice(0, LIMITS.bandGenre)
  const { data: bands = [] } = useQuery(tasteOptions(wanted))
  const titleId = useId()
  if (bands.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {messages.toFollow}
      </Heading>
      <ul className={styles.list}>
        {bands.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}
