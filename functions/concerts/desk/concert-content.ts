import { readConcertOnDesk } from './decide.ts'
import { MEMBER_MEASURES } from '#shared/domain/measures.ts'
import type { FindContent } from '#platform/content/measured-content.ts'
import type { FindSubject } from '#platform/content/subject.ts'
import { leaveQueue } from '#platform/content/leave-queue.ts'

/** A hidden concert waits in the queue of moderators, like one that the guard holds. */
export const findConcertContent: FindContent = async (id) => {
  const concert = await readConcertOnDesk(id)
  if (!concert) return undefined
  const { status, authorId, text, version } = concert
  return {
    authorId,
    text,
    version,
    possible: [
      'dismiss',
      ...(status === undefined ? (['hide'] as const) : []),
      ...(status === 'removed' ? [] : (['remove'] as const)),
      ...(authorId === undefined ? [] : MEMBER_MEASURES),
    ],
    apply: (measure, statement) => {
      if (measure === 'hide' && status === undefined) return concert.hide(statement)
      return measure === 'remove' && status !== 'removed'
        ? { ...concert.reject(statement), ...leaveQueue('concert', id, status) }
        : {}
    },
    restore: (statementId) => {
      const parts = concert.restore(statementId)
      const isRestored = Object.keys(parts).length > 0
      return { ...parts, ...(isRestored && leaveQueue('concert', id, status)) }
    },
  }
}

/** Held by the guard or by a moderator. */
export const findConcertSubject: FindSubject = async (id) => {
  const concert = await readConcertOnDesk(id)
  if (concert?.status !== 'held') return undefined
  return {
    ...concert,
    approve: concert.release,
    reject: (reason, statementId) => concert.reject({ id: statementId, reason }),
  }
}
