import { Link } from 'react-router-dom'
import type {
  ActivityNotification,
  NotifiedArticle,
  NotifiedBand,
  NotifiedConcert,
  NotifiedDecision,
  NotifiedExport,
} from '#shared/api/notifications.ts'
import { PUSH_PATHS } from '#shared/domain/push-places.ts'
import type { SingleKind } from '#shared/domain/single-notifications.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { exactTime } from '#spa/platform/time.ts'
import { classNames } from '#ui/class-names.ts'
import { useMarkRead } from '../api/mark-read.ts'
import { messages } from '../texts.ts'
import * as styles from './notifications.module.css'

interface RowProps {
  activity: ActivityNotification
  onLeave: () => void
}

interface EventRowProps extends RowProps {
  type: SingleKind
  /** What happened. */
  title: string
  /** What it happened to, unless the title says that. */
  name?: string
  text: string
  link: { to: string; label: string; text: string }
}

const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** When and where: on the clock of the venue, whatever the zone of the browser. */
const placeOf = ({ date, time, venue, city }: NotifiedConcert): string => {
  const day = DAY.format(new Date(`${date}T00:00:00Z`))
  const when = time === null ? day : `${day}, ${messages.oClock(time)}`
  return `${when} · ${venue === null ? city : `${venue}, ${city}`}`
}

const EventRow = ({ activity, onLeave, type, title, name, text, link }: EventRowProps) => {
  const markRead = useMarkRead()
  return (
    <li className={classNames(styles.row, activity.isUnread && styles.unread)}>
      <div className={styles.text}>
        <p>
          {activity.isUnread && <span className="visually-hidden">{messages.isNew} </span>}
          {title}{' '}
          {name !== undefined && (
            <b>
              <bdi>{name}</bdi>
            </b>
          )}
        </p>
        <p className={styles.content} dir="auto">
          {text}
        </p>
        <p className={styles.time}>
          <RelativeTime at={activity.createdAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          className={styles.name}
          to={link.to}
          aria-label={link.label}
          onClick={() => {
            markRead({ type, notificationId: activity.id })
            onLeave()
          }}
        >
          {link.text}
        </Link>
      </div>
    </li>
  )
}

/** A removed concert has no page any more. */
const linkOf = ({ id, change, bandName }: NotifiedConcert): EventRowProps['link'] =>
  change === 'removed'
    ? { to: '/concerts', label: messages.showCalendarAfter(bandName), text: messages.showCalendar }
    : {
        to: `/concerts/${id}`,
        label: messages.showConcertOf(bandName),
        text: messages.showConcert,
      }

/** One line of the dialog: what happened to a concert, or how many an import brought. */
export const ConcertRow = ({ concert, ...row }: RowProps & { concert: NotifiedConcert }) =>
  concert.othersCount === undefined ? (
    <EventRow
      {...row}
      type="concert"
      title={messages.concert[concert.change]}
      name={concert.bandName}
      text={placeOf(concert)}
      link={linkOf(concert)}
    />
  ) : (
    <EventRow
      {...row}
      type="concert"
      title={messages.imported(concert.othersCount + 1)}
      text={messages.importedText(concert.bandName, placeOf(concert))}
      link={{ to: '/concerts', label: messages.showImported, text: messages.showImported }}
    />
  )

/** One line of the dialog: what happens to a band that the member added or claimed. */
export const BandRow = ({ band, ...row }: RowProps & { band: NotifiedBand }) => (
  <EventRow
    {...row}
    type="band"
    title={messages.band[band.change]}
    name={band.name}
    text={messages.bandText[band.change]}
    link={{
      to: `/bands/${band.id}`,
      label: messages.showBandOf(band.name),
      text: messages.showBand,
    }}
  />
)

/** A removed article has no page any more. */
const articleLinkOf = ({ id, outcome, title }: NotifiedArticle): EventRowProps['link'] =>
  outcome === 'removed'
    ? { to: '/news', label: messages.showNewsAfter(title), text: messages.showNews }
    : { to: `/news/${id}`, label: messages.showArticleOf(title), text: messages.showArticle }

/** One line of the dialog: what came of the member's report of an article. */
export const ArticleRow = ({ article, ...row }: RowProps & { article: NotifiedArticle }) => (
  <EventRow
    {...row}
    type="article"
    title={messages.article[article.outcome]}
    name={article.title}
    text={article.note ?? messages.articleText[article.outcome]}
    link={articleLinkOf(article)}
  />
)

/** Reviews are read by those who decided first. */
const decisionLinkOf = ({ id, event, excerpt, path }: NotifiedDecision): EventRowProps['link'] => {
  if (path !== undefined)
    return { to: path, label: messages.showReleasedOf(excerpt), text: messages.showReleased }
  if (event.startsWith('report'))
    return {
      to: '/meldungen',
      label: messages.showReportsAfter(excerpt),
      text: messages.showReports,
    }
  if (event.startsWith('review'))
    return {
      to: '/moderation',
      label: messages.showModerationAfter(excerpt),
      text: messages.showModeration,
    }
  return {
    to: `/entscheidungen/${id}`,
    label: messages.showDecisionOf(excerpt),
    text: messages.showDecision,
  }
}

/** One line of the dialog: a decision about the member, their appeal, or an earlier decision of theirs. */
export const DecisionRow = ({ decision, ...row }: RowProps & { decision: NotifiedDecision }) => (
  <EventRow
    {...row}
    type="decision"
    title={messages.decision[decision.event]}
    name={decision.excerpt}
    text={messages.decisionText[decision.event]}
    link={decisionLinkOf(decision)}
  />
)

const exportTextOf = ({ outcome, availableUntil }: NotifiedExport): string =>
  availableUntil === null
    ? messages.exportText[outcome]
    : messages.exportUntil(exactTime(new Date(availableUntil)))

/** One line of the dialog: an export of the own data that ended. */
export const ExportRow = ({ dataExport, ...row }: RowProps & { dataExport: NotifiedExport }) => (
  <EventRow
    {...row}
    type="export"
    title={messages.export[dataExport.outcome]}
    text={exportTextOf(dataExport)}
    link={{ to: PUSH_PATHS.dataExport, label: messages.showExport, text: messages.showExport }}
  />
)
