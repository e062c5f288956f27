import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { RichText } from '#spa/platform/text/rich-text.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { careLabels } from '../../care-labels.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { ClaimCard } from '../claim/claim-card.tsx'
import { OwnerCard } from '../claim/owner-card.tsx'
import { shortDay } from '../../model/update-age.ts'
import { CitedFacts } from './cited-facts.tsx'
import { QuickInfo } from './quick-info.tsx'
import { Releases } from './releases.tsx'
import { UpcomingConcerts } from './upcoming-concerts.tsx'
import * as styles from './detail.module.css'

const texts = messages.band

interface BandProps {
  band: Band
}

interface PartProps {
  title: string
  children: ReactNode
}

const Part = ({ title, children }: PartProps) => {
  const titleId = useId()
  return (
    <Card as="section" className={styles.part} aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      {children}
    </Card>
  )
}

const Description = ({ band: { description } }: BandProps) =>
  description === null || description === '' ? (
    <p className={styles.nothing}>{texts.noDescription}</p>
  ) : (
    <p className={styles.description}>
      <RichText text={description} />
    </p>
  )

const Members = ({ band: { members } }: BandProps) =>
  members.length === 0 ? (
    <p className={styles.nothing}>{texts.noMembers}</p>
  ) : (
    <ul className={styles.rows}>
      {members.map(({ name, instrument }, index) => (
        <li key={index} className={styles.row}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span>{instrument}</span>
        </li>
      ))}
    </ul>
  )

interface BandCardsProps extends BandProps {
  viewer: Viewer
  concertAlert: ReactNode
}

type OwnershipProps = Pick<BandCardsProps, 'band' | 'viewer'>

/** Whose band it is: for those who could claim it, and for those who care for it. */
const Ownership = ({ band, viewer }: OwnershipProps) => {
  const isOwned = band.isClaimedByBand || band.isMarkResting
  return (
    <>
      {band.isMarkResting && (
        <Part title={messages.markRests.title}>
          <p>{messages.markRests.text}</p>
        </Part>
      )}
      {!isOwned && band.status === 'visible' && (
        <Part title={messages.claimCard.title}>
          <ClaimCard band={band} viewer={viewer} />
        </Part>
      )}
      {isOwned && band.mayEdit && (
        <Part title={viewer.isModerator ? careLabels.claimed : careLabels.claimedByYou}>
          <OwnerCard band={band} viewer={viewer} />
        </Part>
      )}
    </>
  )
}

const BandArticles = ({ articles }: Pick<Band, 'articles'>) => {
  if (articles.length === 0) return <p className={styles.nothing}>{messages.band.noArticles}</p>
  return (
    <ul className={styles.rows}>
      {articles.map(({ id, title, publishedAt }) => (
        <li key={id} className={styles.article}>
          <Link to={`/news/${id}`}>{title}</Link>
          <time dateTime={publishedAt}>{shortDay(new Date(publishedAt))}</time>
        </li>
      ))}
    </ul>
  )
}

/** The cards below the head: what the band made, and beside it the facts in short. */
export const BandCards = ({ band, viewer, concertAlert }: BandCardsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <Part title={texts.description}>
        <Description band={band} />
      </Part>
      {band.isAiGenerated && band.facts.length > 0 && (
        <Part title={texts.cited}>
          <CitedFacts facts={band.facts} />
        </Part>
      )}
      <Part title={texts.releases}>
        <Releases releases={band.releases} />
      </Part>
      <Part title={texts.members}>
        <Members band={band} />
      </Part>
      <Part title={texts.articles}>
        <BandArticles articles={band.articles} />
      </Part>
    </div>
    <div className={styles.column}>
      <Part title={texts.facts}>
        <QuickInfo band={band} />
      </Part>
      <Part title={texts.concerts}>
        <UpcomingConcerts band={band} />
        {band.status === 'visible' && concertAlert}
      </Part>
      <Ownership band={band} viewer={viewer} />
    </div>
  </div>
)
