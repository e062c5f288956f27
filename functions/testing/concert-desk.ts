import {
  holdConcert,
  mergeConcerts,
  setConcertStatus,
  unmergeConcert,
} from '#shared/api/concert-desk.ts'
import { editConcert } from '#shared/api/concerts.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { call } from './call.ts'
import type { TestMember } from './members.ts'
import { pending } from './moderation.ts'
import { storedUnder } from './stored.ts'
import { handlerOf } from './handlers.ts'

const [hold, merge, unmerge, setStatus, edit] = await Promise.all(
  [holdConcert, mergeConcerts, unmergeConcert, setConcertStatus, editConcert].map(({ id }) =>
    handlerOf(id),
  ),
)

export const REASON = 'Laut Veranstalter.'

export const asModerator = ({ token }: TestMember) => ({
  hold: (id: string) =>
    call(hold, holdConcert, { token, params: { id }, body: { reason: REASON } }),
  merge: (id: string, into: string) =>
    call(merge, mergeConcerts, { token, params: { id }, body: { into, reason: REASON } }),
  unmerge: (id: string) =>
    call(unmerge, unmergeConcert, { token, params: { id }, body: { reason: REASON } }),
  cancel: (id: string) =>
    call(setStatus, setConcertStatus, {
      token,
      params: { id },
      body: { status: 'cancelled', reason: REASON },
    }),
})

export const readLog = async (id: string): Promise<unknown[]> => {
  const month = new Date().toISOString().slice(0, 7)
  const log = await storedUnder(`MODERATION_LOG#${month}`)
  return log.filter(({ contentId }) => contentId === id).map(({ action }) => action)
}

export const findHeld = async (moderator: TestMember, id: string) => {
  const { json } = await pending(moderator)
  return (json as ModerationPending).concerts.find((concert) => concert.id === id)
}

export const editOf = ({ token }: TestMember, id: string, body: object) =>
  call(edit, editConcert, { token, params: { id }, body })
