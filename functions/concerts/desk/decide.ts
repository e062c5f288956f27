import { holdForModeration } from '#platform/content/held.items.ts'
import { isTakenDownBy, type TakeDownCause } from '#platform/content/take-down.ts'
import { get, getMany } from '#platform/table/index.ts'
import { grantBadge } from '../../profile/badges/index.ts'
import {
  concertIdOf,
  concertKey,
  isVisible,
  type ConcertItem,
  type ConcertSource,
} from '../items/concert.items.ts'
import { concertText } from '../items/concert.presenter.ts'
import {
  countSubmissions,
  submissionsKey,
  type SubmissionsItem,
} from '../items/submission.items.ts'
import { chooseShown, completeSources } from '../items/sources.ts'
import { changeConcerts, changed, joined, type Parts } from '../merging/change-concert.ts'
import { gigsLike, readGigDays, type GigDays } from '../merging/gig-day.items.ts'
import { mergeConcerts } from '../merging/merge-concerts.ts'

interface Question {
  readonly concert: ConcertItem
  readonly days: GigDays
  /** The visible concert that it is, too. */
  readonly like: ConcertItem | undefined
  readonly submissions: ReadonlyMap<string, SubmissionsItem | undefined>
}

const membersOf = (sources: readonly ConcertSource[]): string[] => [
  ...new Set(sources.map(({ memberId }) => memberId)),
]

const readSubmissions = async (
  concert: ConcertItem,
): Promise<ReadonlyMap<string, SubmissionsItem | undefined>> => {
  const members = membersOf(completeSources(concert))
  if (members.length === 0) return new Map()
  const items = await getMany(members.map(submissionsKey), { consistent: true })
  return new Map(members.map((memberId, index) => [memberId, items[index]]))
}

const readLike = async (concert: ConcertItem, days: GigDays): Promise<ConcertItem | undefined> => {
  const like = gigsLike(days, concert).find(({ id }) => id !== concertIdOf(concert))
  const known = like && (await get(concertKey(like.id), { consistent: true }))
  return known && isVisible(known) ? known : undefined
}

/** Counts the submissions of all members of these sources, and grants the badges that they earn. */
const countAll = (
  sources: readonly ConcertSource[],
  { submissions }: Question,
  sign: 1 | -1,
): Parts => {
  const parts = membersOf(sources).map((memberId): Parts => {
    const add = sign * sources.filter((source) => source.memberId === memberId).length
    const seen = submissions.get(memberId)
    const { write, badges } = countSubmissions({ memberId, seen, add, answer: null })
    const granted = badges.map(
      (badge) => [`${badge} ${memberId}`, grantBadge(memberId, badge)] as const,
    )
    return { [`submissions ${memberId}`]: write, ...Object.fromEntries(granted) }
  })
  return joined(parts)
}

/** Imported submissions never count. */
const isCountable = ({ importId }: ConcertSource): boolean => importId === undefined

const withCounted = (concert: ConcertItem, counted: true | undefined): ConcertItem => ({
  ...concert,
  ...chooseShown(
    completeSources(concert).map((source) => ({
      ...source,
      counted: isCountable(source) ? counted : undefined,
    })),
  ),
})

/** Publishes it, or adds its sources to the concert that it is. Its submissions are accepted with it. */
const release = (question: Question): Parts => {
  const { concert, like, days } = question
  const open = completeSources(concert).filter((source) => isCountable(source) && !source.counted)
  const accepted = withCounted(concert, true)
  const parts = like
    ? mergeConcerts({ merged: accepted, into: like }, days)
    : changeConcerts(
        [
          {
            before: concert,
            after: changed(accepted, {
              contentStatus: undefined,
              statusReason: undefined,
              takenDown: undefined,
            }),
          },
        ],
        days,
      )
  return { ...parts, ...countAll(open, question, 1) }
}

/** Its members keep it, with the reason. */
const reject = (question: Question, { id: statementId, reason }: TakeDownCause): Parts => {
  const { concert, days } = question
  const wasHeld = concert.contentStatus === 'held' ? true : undefined
  const accepted = completeSources(concert).filter(({ counted }) => counted)
  const after = changed(withCounted(concert, undefined), {
    contentStatus: 'removed',
    statusReason: reason,
    takenDown: { measure: 'remove', statementId, wasHeld },
  })
  return {
    ...changeConcerts([{ before: concert, after }], days),
    ...countAll(accepted, question, -1),
  }
}

/** Others no longer see it; a moderator can release it in the queue. */
const hide = ({ concert, days }: Question, { id: statementId, reason }: TakeDownCause): Parts => {
  const takenDown = { measure: 'hide', statementId } as const
  const after = changed(concert, { contentStatus: 'held', statusReason: reason, takenDown })
  return {
    ...changeConcerts([{ before: concert, after }], days),
    held: holdForModeration('concert', concertIdOf(concert), reason),
  }
}

interface ConcertOnDesk {
  readonly authorId?: string
  readonly text: string
  readonly version: number
  readonly status: ConcertItem['contentStatus']
  readonly release: () => Parts
  readonly hide: (cause: TakeDownCause) => Parts
  readonly reject: (cause: TakeDownCause) => Parts
  /** {} when this statement did not take it down. */
  readonly restore: (statementId: string) => Parts
}

/** A concert that was not merged, and the writes of each decision about it. They fail when it changed since. */
export const readConcertOnDesk = async (id: string): Promise<ConcertOnDesk | undefined> => {
  const concert = await get(concertKey(id), { consistent: true })
  if (!concert || concert.mergedInto !== undefined) return undefined
  const [days, submissions] = await Promise.all([readGigDays([concert]), readSubmissions(concert)])
  const like = await readLike(concert, days)
  const question = { concert, days, submissions, like }
  const authorId = completeSources(concert)[0]?.memberId
  const { contentStatus: status, takenDown, version } = concert
  return {
    ...(authorId !== undefined && { authorId }),
    text: concertText(concert),
    version,
    status,
    release: () => release(question),
    hide: (cause) => hide(question, cause),
    reject: (cause) => reject(question, cause),
    restore: (statementId) =>
      isTakenDownBy({ status, takenDown }, statementId) ? release(question) : {},
  }
}
