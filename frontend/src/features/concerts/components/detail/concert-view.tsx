import { Suspense } from 'react'
import { CalendarPlus } from 'lucide-react'
import type { Concert, ConcertCard } from '#shared/api/concerts.ts'
import type { CurrentUser } from '#shared/api/members.ts'
import { mayModerate } from '#shared/domain/roles.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Button } from '#ui/controls/button.tsx'
import { MemberLinks } from '../member-links.tsx'
import { BandAlert } from '../alerts/band-alert.tsx'
import { ContentNote } from '../content-note.tsx'
import { DateStub } from '../date-stub.tsx'
import { MarkButtons } from '../marks/mark-buttons.tsx'
import { WhoGoes } from '../marks/who-goes.tsx'
import { MovedLabel, StatusLabel } from '../status-label.tsx'
import { OwnActions } from '../submit/own-actions.tsx'
import { messages as texts } from '../../detail-texts.ts'
import { useSaveEvent } from '../../api/feed.ts'
import { messages } from '../../feed-texts.ts'
import { ConcertFacts } from './concert-facts.tsx'
import { TicketLinks } from './ticket-links.tsx'
import * as styles from './concert-view.module.css'

const ModeratorActions = lazyPart(
  async () => (await import('../desk/moderator-actions.tsx')).ModeratorActions,
)

interface ConcertViewProps {
  concert: Concert
  titleId: string
  /** `h1` on a page of its own. */
  heading: 'h1' | 'h2'
  me: CurrentUser
  /** Leads back to the calendar. */
  onLeave: () => void
}

/** Who submitted the concert, and of how many submissions it consists. */
const ConcertOrigin = ({ concert: { submittedBy, sourcesCount } }: { concert: Concert }) => (
  <p className={styles.origin}>
    {submittedBy.length > 0 && (
      <>
        {texts.submittedBy} <MemberLinks members={submittedBy} />
        {' · '}
      </>
    )}
    {texts.sources(sourcesCount)}
  </p>
)

/** Saves a concert as a calendar file. */
const EventButton = ({ concert }: { concert: ConcertCard }) => {
  const { mutate, isPending } = useSaveEvent()
  return (
    <Button busy={isPending} onClick={() => mutate(concert)}>
      <CalendarPlus size={18} aria-hidden="true" />
      {messages.event}
    </Button>
  )
}

/** Everything about a concert, for the dialog and for the page. */
export const ConcertView = (props: ConcertViewProps) => {
  const { concert, titleId, heading, me, onLeave } = props
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <DateStub date={concert.date} size="large" isOff={concert.status === 'cancelled'} />
        <div className={styles.titles}>
          <Heading as={heading} text={concert.bandName} id={titleId} dir="auto">
            {concert.bandName}
          </Heading>
          <div className={styles.labels}>
            <StatusLabel concert={concert} />
            {concert.movedFrom !== null && <MovedLabel />}
          </div>
        </div>
      </div>
      <ContentNote {...concert} />
      <ConcertFacts concert={concert} />
      {concert.contentStatus === 'visible' && (
        <>
          <MarkButtons concert={concert} />
          <WhoGoes concert={concert} />
          <BandAlert bandName={concert.bandName} />
        </>
      )}
      {concert.description !== null && (
        <p className={styles.description} dir="auto">
          {concert.description}
        </p>
      )}
      <TicketLinks concert={concert} />
      {concert.contentStatus === 'visible' && (
        <div className={styles.actions}>
          <EventButton concert={concert} />
        </div>
      )}
      <ConcertOrigin concert={concert} />
      <OwnActions concert={concert} memberId={me.id} onWithdrawn={onLeave} />
      {mayModerate(me.role) && (
        <Suspense>
          <ModeratorActions concert={concert} onLeave={onLeave} />
        </Suspense>
      )}
    </article>
  )
}
