import { memo, useId } from 'react'
import type { BandCard as Band } from '#shared/api/bands.ts'
import { bandTraits } from '#spa/entities/band/band-traits.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { CardLink, LinkedCard } from '#ui/surfaces/linked-card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FROM_BANDS } from '../../model/place.ts'
import { updateAge } from '../../model/update-age.ts'
import { listCardLinks } from '../../model/web-links.ts'
import { messages } from '../../texts.ts'
import { BandBadges } from '../band-badges.tsx'
import { BandPatch } from '../patch/band-patch.tsx'
import { WebLinks } from '../web-links.tsx'
import * as styles from './band-card.module.css'

interface BandCardProps {
  band: Band
}

const Foot = ({ band }: BandCardProps) => (
  <div className={styles.foot}>
    <WebLinks links={listCardLinks(band)} band={band.name} />
    <p className={styles.meta}>
      {messages.articles(band.articlesCount)} · {messages.update}{' '}
      <RelativeTime at={band.lastUpdated} format={updateAge} />
    </p>
  </div>
)

export const BandCard = memo(({ band }: BandCardProps) => {
  const titleId = useId()
  return (
    <LinkedCard as="article" aria-labelledby={titleId}>
      <div className={styles.head}>
        <BandPatch band={band} />
        <div className={styles.name}>
          <Heading as="h2" isListed text={band.name} id={titleId}>
            <CardLink to={`/bands/${band.id}`} state={FROM_BANDS}>
              <bdi>{band.name}</bdi>
            </CardLink>
          </Heading>
          <p className={styles.origin}>{bandTraits(band).join('\u00a0· ')}</p>
        </div>
      </div>
      <BandBadges band={band} />
      {band.description !== null && band.description !== '' && (
        <p className={styles.description}>{band.description}</p>
      )}
      <Foot band={band} />
    </LinkedCard>
  )
})
BandCard.displayName = 'BandCard'
