import { editConcert } from '#shared/api/concerts.ts'
import { holdByGuard } from '#platform/content/held.items.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, retry, transact } from '#platform/table/index.ts'
import {
  concertIdOf,
  isVisible,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from '../items/concert.items.ts'
import { isFirstSource, chooseShown, completeSources } from '../items/sources.ts'
import { presentConcert } from '../lists/present-concert.ts'
import { changeConcerts, changed } from '../merging/change-concert.ts'
import { gigsLike, readGigDays, type GigDays } from '../merging/gig-day.items.ts'
import { isSameConcert } from '../merging/is-same-concert.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { assertNoAddress } from './names-address.ts'
import { requireOwnSource } from './own-source.ts'
import { assertRoomToMove } from './room.ts'
import { submit } from './submit.ts'
import { assertUpcoming, toValues } from './to-values.ts'
import { withdraw } from './withdraw.ts'

type Edit = Request<typeof editConcert>

interface Editing {
  readonly concert: ConcertItem
  readonly own: ConcertSource
  readonly values: ConcertValues
}

const submissionIn = ({ body }: Edit) => {
  const { status: _status, version: _version, ...submission } = body
  return submission
}

const assertEditable = ({ body }: Edit, { concert, own, values }: Editing): void => {
  if (concert.contentStatus === 'removed') throw new ApiError('forbidden', CONCERT_TEXTS.removed)
  if (concert.version !== body.version) throw new ApiError('conflict', CONCERT_TEXTS.edited)
  if (values.date !== own.values.date) assertUpcoming(values)
}

/** Only the first source decides what the concert is, so nobody turns the concert of another member into something else. */
const assertSameGig = ({ body }: Edit, { concert, own, values }: Editing): void => {
  if (isFirstSource(concert, own)) return
  if (body.status !== undefined && body.status !== concert.status)
    throw new ApiError('forbidden', CONCERT_TEXTS.statusNotYours)
  if (!isSameConcert(concert, values)) throw new ApiError('conflict', CONCERT_TEXTS.otherGig)
}

/** @throws ApiError conflict when it becomes a concert that is known already */
const assertUnknown = (concert: ConcertItem, days: GigDays): void => {
  const id = concertIdOf(concert)
  if (
    isVisible(concert) &&
    gigsLike(days, concert).some((gig) => gig.id !== id && gig.alias === undefined)
  )
    throw new ApiError('conflict', CONCERT_TEXTS.knownGig)
}

const hasOthers = (concert: ConcertItem, memberId: string): boolean =>
  concert.sources.some((source) => source.memberId !== memberId)

/** A held edit does not take a concert of several members out of the lists: it becomes a held one of its own. */
const split = async (request: Edit, { concert }: Editing): Promise<ConcertItem> => {
  const { memberId, heldFor } = request
  const held = await submit({
    memberId,
    values: submissionIn(request),
    heldFor,
    idempotencyKey: null,
  })
  await withdraw(concertIdOf(concert), memberId)
  return held.concert
}

const store = async (request: Edit, { concert, own, values }: Editing): Promise<ConcertItem> => {
  const { memberId, heldFor, body } = request
  assertNoAddress(own, values)
  const edited = { ...own, values, editedAt: isoNow() }
  const sources = completeSources(concert).map((source) => (source.id === own.id ? edited : source))
  const after = changed(concert, {
    ...chooseShown(sources),
    status: body.status ?? concert.status,
    contentStatus: heldFor === null ? concert.contentStatus : 'held',
  })
  const days = await readGigDays([concert, after])
  assertUnknown(after, days)
  await assertRoomToMove(days, memberId, { before: concert, after })
  await transact({
    ...changeConcerts([{ before: concert, after }], days),
    ...(heldFor !== null && holdByGuard(memberId, 'concert', concertIdOf(concert), heldFor)),
  })
  return after
}

const editOnce = async (request: Edit): Promise<ConcertItem> => {
  const { memberId, params, heldFor } = request
  const editing = {
    ...(await requireOwnSource(params.id, memberId)),
    values: toValues(submissionIn(request)),
  }
  assertEditable(request, editing)
  assertSameGig(request, editing)
  const isSplit = heldFor !== null && hasOthers(editing.concert, memberId)
  return isSplit ? split(request, editing) : store(request, editing)
}

export const handler = guardedEndpoint(editConcert, async (request) => {
  const concert = await retry(() => editOnce(request), {
    when: (error) => error instanceof ConditionFailed && !error.has(WAITING),
    attempts: 20,
  })
  const viewer = { id: request.memberId, blocks: await request.blocks() }
  return presentConcert(concert, viewer)
})
