import { readConcertInQuestion } from '../../concerts/desk/index.ts'
import type { Find } from './find.ts'

/** Held by the guard or by a moderator. */
export const findConcert: Find = (id) => readConcertInQuestion(id)
