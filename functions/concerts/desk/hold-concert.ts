import { holdConcert } from '#shared/api/concert-desk.ts'
import { rejectionWords } from '#shared/domain/statements/rejection.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { holdForModeration } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putStatement } from '#platform/content/statement.items.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { concertText } from '../items/concert.presenter.ts'
import { completeSources } from '../items/sources.ts'
import { changeConcerts, changed, type Parts } from '../merging/change-concert.ts'
import { readGigDays } from '../merging/gig-day.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { actOn, logged } from './log.ts'
import { carryOut, requireVisible } from './on-concert.ts'

interface Hold {
  readonly statementId: string
  readonly reason: string
  readonly decidedBy: string
}

/** The statement of reasons (Art. 17 DSA); nothing where no member added the concert. */
const statementParts = (concert: ConcertItem, { statementId, reason, decidedBy }: Hold): Parts => {
  const memberId = completeSources(concert)[0]?.memberId
  if (memberId === undefined) return {}
  const words = rejectionWords({ kind: 'concert', reason, term: undefined, measure: 'hide' })
  return {
    statement: putStatement({
      statementId,
      kind: 'concert',
      targetId: concertIdOf(concert),
      memberId,
      measure: 'hide',
      ...words,
      excerpt: excerpt(concertText(concert)),
      automated: { detection: false, decision: false },
      until: null,
      decidedBy,
      at: isoNow(),
    }),
  }
}

/** @throws ApiError conflict: moderators do not judge their own content */
const assertOfOthers = (concert: ConcertItem, moderatorId: string): void => {
  if (completeSources(concert).some(({ memberId }) => memberId === moderatorId))
    throw new ApiError('conflict', CONCERT_TEXTS.ownHold)
}

/** It waits in the moderation queue as if the guard had held it; its members read the reason. */
export const handler = endpoint(holdConcert, (request) => {
  const { memberId, params, body } = request
  const { id } = params
  const { reason } = body
  return carryOut(actOn(request, 'hold'), async () => {
    const concert = await requireVisible(id)
    assertOfOthers(concert, memberId)
    const statementId = newId()
    const after = changed(concert, {
      contentStatus: 'held',
      statusReason: reason,
      takenDown: { measure: 'hide', statementId },
    })
    return {
      ...changeConcerts([{ before: concert, after }], await readGigDays([concert])),
      held: holdForModeration('concert', id, reason),
      ...statementParts(concert, { statementId, reason, decidedBy: memberId }),
      ...logged(concert, { action: 'hold', moderatorId: memberId, reason }),
    }
  })
})
