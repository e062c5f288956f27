import { Archive, EyeOff, HeartPulse, Users } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Band } from '#shared/api/bands.ts'
import { bandTraits } from '#spa/entities/band/band-traits.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { shortDay } from '../../model/update-age.ts'
import { listLinks } from '../../model/web-links.ts'
import type { Viewer } from '../../model/viewer.ts'
import { messages } from '../../texts.ts'
import { BandBadges } from '../band-badges.tsx'
import { BandPatch } from '../patch/band-patch.tsx'
import { WebLinks } from '../web-links.tsx'
import { BandActions } from './band-actions.tsx'
import { ConfirmBand } from './confirm-band.tsx'
import * as styles from './detail.module.css'

const texts = messages.band

interface BandProps {
  band: Band
}

const Note = ({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) => (
  <div className={styles.note} role="note">
    {icon}
    <p>
      <strong>{title}</strong> {children}
    </p>
  </div>
)

const StatusNote = ({ band }: BandProps) => (
  <Note
    icon={<EyeOff size={20} aria-hidden="true" />}
    title={band.status === 'held' ? texts.held : texts.removed}
  >
    {band.statusReason}{' '}
    {band.status === 'removed' && (
      <Link to={`/entscheidungen?zu=${band.id}`}>{texts.readStatement}</Link>
    )}
    {band.status === 'held' && <Link to={`/einspruch/band/${band.id}`}>{texts.objectToHold}</Link>}
  </Note>
)

const Namesakes = ({ band }: BandProps) => (
  <Note icon={<Users size={20} aria-hidden="true" />} title={texts.namesakes}>
    {band.namesakes.map((other, index) => (
      <Fragment key={other.id}>
        {index > 0 && ', '}
        <Link to={`/bands/${other.id}`}>
          <bdi>{other.name}</bdi> ({bandTraits(other).join(', ')})
        </Link>
      </Fragment>
    ))}
  </Note>
)

const Notes = ({ band }: BandProps) => (
  <>
    {band.status !== 'visible' && <StatusNote band={band} />}
    {band.namesakes.length > 0 && <Namesakes band={band} />}
    {band.archivedAt !== null && (
      <Note
        icon={<Archive size={20} aria-hidden="true" />}
        title={texts.archivedSince(shortDay(new Date(band.archivedAt)))}
      >
        {band.archiveReason ?? texts.archivedText}
      </Note>
    )}
    {band.askedAt !== null && band.mayConfirm && (
      <Note icon={<HeartPulse size={20} aria-hidden="true" />} title={texts.silent}>
        {texts.silentText}
      </Note>
    )}
    {(band.archivedAt !== null || band.askedAt !== null) && band.mayConfirm && (
      <ConfirmBand band={band} />
    )}
  </>
)

/** Who the band is, and what a member can do with it. */
export const BandHead = ({ band, viewer }: BandProps & { viewer: Viewer }) => {
  return (
    <Card as="section" className={styles.headCard} aria-labelledby="band-name">
      <div className={styles.head}>
        <BandPatch band={band} size="page" />
        <div className={styles.lines}>
          <BandBadges band={band} isArchived={band.archivedAt !== null} />
          <Heading as="h1" id="band-name" text={band.name}>
            <bdi>{band.name}</bdi>
          </Heading>
          <p className={styles.origin}>{bandTraits(band).join('\u00a0· ')}</p>
          <WebLinks links={listLinks(band)} band={band.name} />
          <p className={styles.meta}>
            {messages.articles(band.articlesCount)} · {messages.followers(band.followersCount)} ·{' '}
            {messages.update} {shortDay(new Date(band.lastUpdated))}
          </p>
        </div>
      </div>
      <Notes band={band} />
      <BandActions band={band} viewer={viewer} />
    </Card>
  )
}
