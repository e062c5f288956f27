import { createHash } from 'node:crypto'
import type { ConcertSubmission } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { holdByGuard } from '#platform/content/held.items.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  ConditionFailed,
  expression,
  get,
  getMany,
  retry,
  transact,
  update,
  type TransactItem,
} from '#platform/table/index.ts'
import { grantBadge } from '../../profile/badges/index.ts'
import {
  areSameValues,
  compactSource,
  hasRoom,
  chooseShown,
  sourceOfMember,
  completeSources,
  listTicketUrls,
} from '../items/sources.ts'
import {
  countSubmissions,
  submissionsKey,
  type SubmissionsItem,
} from '../items/submission.items.ts'
import {
  concertIdOf,
  concertKey,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from '../items/concert.items.ts'
import { changeConcerts, changed, type Parts } from '../merging/change-concert.ts'
import { gigDayPartition, gigsLike, readGigDays, type GigDays } from '../merging/gig-day.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { followGig } from './follow-gig.ts'
import {
  askFirst,
  asSame,
  earlierGig,
  findMoved,
  findSame,
  statusAfter,
  withValues,
  type GigState,
} from './gig-state.ts'
import { addFurtherSource, readFurtherSource } from './further-source.items.ts'
import {
  findHeldConcert,
  readHeldGig,
  rememberHeldGig,
  type HeldGigItem,
} from './held-gig.items.ts'
import { assertRoom, assertRoomToMove } from './room.ts'
import { assertUpcoming, toValues } from './to-values.ts'

export interface Submission {
  readonly memberId: string
  readonly values: ConcertSubmission
  /** The term for which the guard holds it, or null. */
  readonly heldFor: string | null
  /** Repeated requests with the same key get the first answer; null without one. */
  readonly idempotencyKey: string | null
  /** The import that it comes with. */
  readonly importId?: string | undefined
  /** Its links are not shown yet. */
  readonly withheld?: true | undefined
  readonly state?: GigState | undefined
}

export interface Submitted {
  readonly concert: ConcertItem
  /** False when it became a further source of a known concert. */
  readonly isNew: boolean
  readonly badgeAwarded: boolean
}

/** What one attempt writes and answers. */
interface Plan extends Submitted {
  readonly parts: Parts
}

interface Known {
  readonly days: GigDays
  readonly submissions: SubmissionsItem | undefined
  /** Of a submission that the guard holds: that it was held before. */
  readonly heldGig: HeldGigItem | undefined
}

interface Gig extends Omit<Submission, 'values'> {
  readonly values: ConcertValues
  readonly hash: string
}

const hashOf = (values: ConcertValues): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)

/** The part of the plan that counts the submission, unless it is held or was counted before. */
const count = (
  { memberId, idempotencyKey, hash }: Gig,
  { submissions }: Known,
  { id, isNew, add }: { readonly id: string; readonly isNew: boolean; readonly add: number },
): { readonly parts: Parts; readonly badgeAwarded: boolean } => {
  if (add === 0 && idempotencyKey === null) return { parts: {}, badgeAwarded: false }
  const answer = idempotencyKey === null ? null : { key: idempotencyKey, hash, id, isNew }
  const { write, badges } = countSubmissions({ memberId, seen: submissions, add, answer })
  const granted = badges.map((badge) => [badge, grantBadge(memberId, badge)] as const)
  return {
    parts: { submissions: write, ...Object.fromEntries<TransactItem>(granted) },
    badgeAwarded: badges.length > 0,
  }
}

/** Imported rows earn no badges, or one file would buy all of them. */
const counts = ({ heldFor, importId }: Pick<Gig, 'heldFor' | 'importId'>): boolean =>
  heldFor === null && importId === undefined

const newSource = ({ memberId, importId, withheld, values, heldFor }: Gig): ConcertSource => ({
  id: newId(),
  memberId,
  importId,
  withheld,
  values,
  counted: counts({ heldFor, importId }) ? true : undefined,
})

const planNew = (gig: Gig, known: Known): Plan => {
  const id = newId()
  const isHeld = gig.heldFor !== null
  const concert: ConcertItem = {
    ...concertKey(id),
    SK: 'CONCERT',
    entity: 'Concert',
    ...chooseShown([newSource(gig)]),
    status: gig.state?.status ?? 'available',
    movedFrom: gig.state?.movedFrom,
    contentStatus: isHeld ? 'held' : undefined,
    version: 1,
  }
  const { parts, badgeAwarded } = count(gig, known, { id, isNew: true, add: Number(counts(gig)) })
  return {
    concert,
    isNew: true,
    badgeAwarded,
    parts: {
      ...changeConcerts([{ before: undefined, after: concert }], known.days),
      ...(gig.heldFor !== null && {
        ...holdByGuard(gig.memberId, 'concert', id, gig.heldFor),
        heldGig: rememberHeldGig(gig, id, known.heldGig),
      }),
      ...parts,
    },
  }
}

/** The second submission of a member replaces their first one. */
const planRepeat = async (
  gig: Gig,
  known: Known,
  { concert, own }: { readonly concert: ConcertItem; readonly own: ConcertSource },
): Promise<Plan> => {
  const { parts } = count(gig, known, { id: concertIdOf(concert), isNew: false, add: 0 })
  const isSame = statusAfter(gig.state, { concert, own }) === concert.status
  if (isSame && areSameValues(own.values, gig.values))
    return { concert, isNew: false, badgeAwarded: false, parts }
  const after = withValues({ concert, own }, gig)
  await assertRoomToMove(known.days, gig.memberId, { before: concert, after })
  return {
    concert: after,
    isNew: false,
    badgeAwarded: false,
    parts: { ...changeConcerts([{ before: concert, after }], known.days), ...parts },
  }
}

/** Only the list of sources grows, so concurrent submissions of one gig do not wait for each other's version. */
const append = (concert: ConcertItem, source: ConcertSource): Parts => ({
  concert: update(concertKey(concertIdOf(concert)), {
    set: {
      sources: expression`list_append(sources, ${[compactSource(source, concert)]})`,
    },
    condition: expression`version = ${concert.version} AND size(sources) < ${LIMITS.concertSources}`,
  }),
})

const showsTheSame = (before: ConcertItem, after: ConcertItem): boolean =>
  areSameValues(before, after) &&
  listTicketUrls(before).join(' ') === listTicketUrls(after).join(' ')

const planSource = (gig: Gig, known: Known, concert: ConcertItem): Plan => {
  const source = newSource(gig)
  const id = concertIdOf(concert)
  const { parts, badgeAwarded } = count(gig, known, { id, isNew: false, add: Number(counts(gig)) })
  const answer = { isNew: false, badgeAwarded }
  if (!hasRoom(concert))
    return { ...answer, concert, parts: { ...addFurtherSource(id, source), ...parts } }
  const after = changed(concert, chooseShown([...completeSources(concert), source]))
  const change = showsTheSame(concert, after)
    ? append(concert, source)
    : changeConcerts([{ before: concert, after }], known.days)
  return { ...answer, concert: after, parts: { ...change, ...parts } }
}

/** The known concert that the gig is; a held submission touches none but itself, sent again. */
const findKnown = async (gig: Gig, { days, heldGig }: Known): Promise<ConcertItem | undefined> => {
  if (gig.heldFor !== null) return findHeldConcert(gig, heldGig)
  for (const like of gigsLike(days, gig.values)) {
    const concert = await followGig(like, gig.values)
    if (concert) return concert
  }
  return undefined
}

/** An alias can lead to a concert of another headliner, whose gigs are not among those of the submission. */
const withDaysOf = async (concert: ConcertItem, { values }: Gig, known: Known): Promise<Known> =>
  known.days.has(gigDayPartition(concert))
    ? known
    : { ...known, days: await readGigDays([values, concert]) }

const plan = async (sent: Gig, read: Known): Promise<Plan> => {
  const same = await findSame(sent)
  const concert = same ?? (await findKnown(sent, read)) ?? (await findMoved(sent, read.days))
  if (!concert) {
    await assertRoom(read.days, sent)
    return planNew(sent, read)
  }
  const known = await withDaysOf(concert, sent, read)
  const own = sourceOfMember(concert, sent.memberId)
  const gig = same ? { ...sent, values: asSame(sent.values, same, own) } : sent
  if (own) return planRepeat(gig, known, { concert, own })
  const isFurther =
    !hasRoom(concert) && (await readFurtherSource(concertIdOf(concert), gig.memberId))
  if (isFurther) return { concert, isNew: false, badgeAwarded: false, parts: {} }
  return planSource(gig, known, concert)
}

/** The answer to an earlier request with this key. @throws ApiError conflict when it submitted something else */
const replay = async (
  { idempotencyKey, hash }: Gig,
  { submissions }: Known,
): Promise<Submitted | undefined> => {
  const first = submissions?.answers?.find(({ key }) => key === idempotencyKey)
  if (!first) return undefined
  if (first.hash !== hash) throw new ApiError('conflict', CONCERT_TEXTS.keyReused)
  const concert = await get(concertKey(first.id), { consistent: true })
  if (!concert) throw new ApiError('conflict', CONCERT_TEXTS.gone)
  return { concert, isNew: first.isNew, badgeAwarded: first.badgeAwarded }
}

const submitOnce = async (gig: Gig): Promise<Submitted> => {
  const [days, [submissions], heldGig] = await Promise.all([
    readGigDays([gig.values, earlierGig(gig)]),
    getMany([submissionsKey(gig.memberId)], { consistent: true }),
    gig.heldFor === null ? undefined : readHeldGig(gig),
  ])
  const known = { days, submissions, heldGig }
  const earlier = await replay(gig, known)
  if (earlier) return earlier
  askFirst(gig, days)
  const { parts, ...submitted } = await plan(gig, known)
  if (Object.keys(parts).length > 0) await transact(parts)
  return submitted
}

/** Fifty concurrent submissions of one gig are read again up to fifty times. */
const MAX_ATTEMPTS = 60

/**
 * Stores a submission as a new concert or as a source of a known one, counts it and grants badges.
 * @throws SimilarGig when it asks first
 * @throws ApiError invalid_input for days that are past, too far away or do not exist
 */
export const submit = async ({ values: sent, ...submission }: Submission): Promise<Submitted> => {
  const values = toValues(sent)
  assertUpcoming(values)
  const gig = { ...submission, values, hash: hashOf(values) }
  return retry(() => submitOnce(gig), {
    when: (error) => error instanceof ConditionFailed && !error.has(WAITING),
    attempts: MAX_ATTEMPTS,
  })
}
