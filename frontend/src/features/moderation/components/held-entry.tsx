import { Check, TriangleAlert, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { CoveredMedia } from '#ui/surfaces/covered-media.tsx'
import { messages } from '../texts.ts'
import type { Entry } from '../model/entries.ts'
import { termPattern } from '../model/text-marks.ts'
import { HeldDetails } from './held-details.tsx'
import { HeldReports } from './held-reports.tsx'
import { HeldText } from './held-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './held-entry.module.css'

/** With the difference of an edit; most of what waits is no band. */
const HeldBand = lazyPart(async () => (await import('./held-band.tsx')).HeldBand)
const RejectDialog = lazyPart(
  async () => (await import('./reject-dialog.tsx')).RejectDialog,
  DialogFailure,
)

const authorName = ({ by }: Entry): string =>
  by === null ? messages.byPipeline : nameOrUnknown(by.displayName)

const Reasons = ({ reasons }: Pick<Entry, 'reasons'>) => (
  <div className={styles.reasons}>
    <TriangleAlert size={20} aria-hidden="true" />
    <ul aria-label={messages.why}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)

/** The author objects (Art. 20 DSA), so it comes first; the decision is the answer. */
const Objection = ({ text }: { text: string }) => (
  <div className={styles.objection}>
    <strong className={styles.badge}>{messages.objection}</strong>
    <p className={styles.text} dir="auto">
      {text}
    </p>
  </div>
)

const Byline = ({ entry }: { entry: Entry }) => {
  const name = <bdi>{authorName(entry)}</bdi>
  const username = entry.by?.username
  return (
    <p className={styles.by}>
      {username ? <Link to={`/users/${username}`}>{name}</Link> : <span>{name}</span>}
      {entry.to && (
        <span>
          {messages.to} <bdi>{nameOrUnknown(entry.to.displayName)}</bdi>
        </span>
      )}
      {entry.at !== null && <RelativeTime at={entry.at} />}
      {entry.isPublished !== null && (
        <span>{entry.isPublished ? messages.published : messages.held}</span>
      )}
    </p>
  )
}

const Words = ({ entry }: { entry: Entry }) => (
  <>
    {entry.title !== null && (
      <Heading as="h2" text={entry.title} className={styles.title} dir="auto">
        <MarkedText text={entry.title} pattern={termPattern(entry.term)} />
      </Heading>
    )}
    {entry.messageKind !== null && entry.messageKind !== 'text' && (
      <p className={styles.description}>{messages.messageKinds[entry.messageKind]}</p>
    )}
    {entry.description !== null && <p className={styles.description}>{entry.description}</p>}
    {entry.content !== '' && <HeldText text={entry.content} term={entry.term} />}
  </>
)

interface VerdictsProps {
  onApprove: () => void
  onReject: () => void
}

/** `data-action` is what a shortcut presses. */
const Verdicts = ({ onApprove, onReject }: VerdictsProps) => (
  <div className={styles.actions}>
    <Button className={styles.action} data-action="reject" onClick={onReject}>
      <X size={20} aria-hidden="true" />
      {messages.reject}
    </Button>
    <Button className={styles.action} data-action="approve" variant="primary" onClick={onApprove}>
      <Check size={20} aria-hidden="true" />
      {messages.approve}
    </Button>
  </div>
)

interface HeldEntryProps {
  entry: Entry
  isAdmin: boolean
  onApprove: () => void
  onReject: (reason: string) => void
}

/** A held entry: the reasons, the author, the content, and buttons to approve or reject it. */
export const HeldEntry = ({ entry, isAdmin, onApprove, onReject }: HeldEntryProps) => {
  const [isRejecting, setRejecting] = useState(false)
  const name = authorName(entry)
  return (
    <li>
      <Card
        as="article"
        className={styles.entry}
        tabIndex={-1}
        aria-label={messages.nameOf(messages.kinds[entry.type], name)}
      >
        <Reasons reasons={entry.reasons} />
        <Byline entry={entry} />
        {entry.appeal !== null && <Objection text={entry.appeal} />}
        <Words entry={entry} />
        {entry.band && (
          <Suspense fallback={<Skeleton height={44} />}>
            <HeldBand band={entry.band} />
          </Suspense>
        )}
        {entry.media.map((media) => (
          <CoveredMedia key={media.url} media={media} label={messages.media(name)} />
        ))}
        {entry.article && <HeldReports article={entry.article} isAdmin={isAdmin} />}
        <HeldDetails entry={entry} />
        <Verdicts onApprove={onApprove} onReject={() => setRejecting(true)} />
      </Card>
      {isRejecting && (
        <Suspense fallback={null}>
          <RejectDialog
            kind={messages.kinds[entry.type]}
            hasAuthor={entry.by !== null}
            onReject={(reason) => {
              setRejecting(false)
              onReject(reason)
            }}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
