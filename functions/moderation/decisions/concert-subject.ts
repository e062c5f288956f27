import { readConcertOnDesk } from '../../concerts/desk/index.ts'
import type { Find } from './find.ts'

/** Held by the guard or by a moderator. */
export const findConcert: Find = async (id) => {
  const concert = await readConcertOnDesk(id)
  if (concert?.status !== 'held') return undefined
  return {
    ...concert,
    approve: concert.release,
    reject: (reason, statementId) => concert.reject({ id: statementId, reason }),
  }
}
