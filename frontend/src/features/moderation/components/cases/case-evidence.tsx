import { Link } from 'react-router-dom'
import type { Case, Evidence } from '#shared/api/cases.ts'
import type { EvidenceMedia } from '#shared/api/evidence-media.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CoveredMedia } from '#ui/surfaces/covered-media.tsx'
import { caseTexts as texts } from '../../case-texts.ts'
import { messages } from '../../texts.ts'
import * as styles from './cases.module.css'

type Neighbour = Evidence['before'][number]

const KINDS: Readonly<Record<string, string>> = messages.messageKinds

/** The other side reported the message, and is not named. */
const senderOf = ({ senderId }: Neighbour, author: Case['author']): string =>
  senderId === author?.id ? nameOrUnknown(author.displayName) : texts.otherSide

interface NeighboursProps extends Pick<Case, 'author'> {
  title: string
  list: readonly Neighbour[]
}

const Neighbours = ({ title, list, author }: NeighboursProps) =>
  list.length === 0 ? null : (
    <details className={styles.details}>
      <summary>{title}</summary>
      <ul className={styles.plain}>
        {list.map((neighbour) => (
          <li key={neighbour.id}>
            {author !== null && (
              <>
                <bdi className={styles.strong}>{senderOf(neighbour, author)}</bdi>
                {': '}
              </>
            )}
            <span dir="auto">
              {neighbour.content === '' ? KINDS[neighbour.kind] : neighbour.content}
            </span>{' '}
            <RelativeTime at={neighbour.at} />
          </li>
        ))}
      </ul>
    </details>
  )

const Medium = ({ medium: { type, name, url } }: { medium: EvidenceMedia }) => {
  if (type === null) return KINDS[name] ?? name
  if (url === null) return texts.mediaGone
  return <CoveredMedia media={{ url, type }} label={messages.media(texts.evidence)} />
}

/** Media stay covered until the moderator chooses to see them. Photos and voice of messages are named only. */
const CaseMedia = ({ media }: { media: readonly EvidenceMedia[] }) =>
  media.length === 0 ? null : (
    <ul className={styles.plain} aria-label={texts.media}>
      {media.map((medium) => (
        <li key={medium.name}>
          <Medium medium={medium} />
        </li>
      ))}
    </ul>
  )

interface VersionProps {
  evidence: Evidence
  shown: Pick<Case, 'author' | 'kind'>
}

/** Moderators are in no conversation, so no place leads to a message. */
const Version = ({ evidence, shown: { author, kind } }: VersionProps) => (
  <>
    <Neighbours title={texts.before} list={evidence.before} author={author} />
    <blockquote className={styles.quote} dir="auto">
      {evidence.title !== null && <p className={styles.strong}>{evidence.title}</p>}
      <p>{evidence.text}</p>
    </blockquote>
    <Neighbours title={texts.after} list={evidence.after} author={author} />
    <CaseMedia media={evidence.media} />
    <p className={styles.meta}>
      <span>
        {texts.frozenAt}: <RelativeTime at={evidence.at} />
      </span>
      {kind !== 'message' && <Link to={evidence.path}>{texts.toPlace}</Link>}
    </p>
  </>
)

const Author = ({ author }: Pick<Case, 'author'>) => (
  <p className={styles.meta}>
    {author === null ? (
      texts.noAuthor
    ) : (
      <span>
        {texts.author}{' '}
        <Link to={`/users/${author.username}`}>
          <bdi>{nameOrUnknown(author.displayName)}</bdi>
        </Link>
      </span>
    )}
  </p>
)

/** The object as it was reported, and whether it changed since. */
export const CaseEvidence = ({ shown }: { shown: Case }) => {
  const [newest, ...earlier] = shown.evidence
  const { state, text } = shown.content
  return (
    <Card as="section" className={styles.section} aria-label={texts.evidence}>
      <Heading as="h3">{texts.evidence}</Heading>
      <Author author={shown.author} />
      {newest && <Version evidence={newest} shown={shown} />}
      {shown.decision === null && (
        <p className={state === 'unchanged' ? styles.meta : styles.strong}>{texts.states[state]}</p>
      )}
      {text !== null && (
        <blockquote className={styles.quote} dir="auto">
          {text}
        </blockquote>
      )}
      {earlier.map((evidence) => (
        <details key={evidence.at} className={styles.details}>
          <summary>{texts.earlierVersion}</summary>
          <Version evidence={evidence} shown={shown} />
        </details>
      ))}
    </Card>
  )
}
