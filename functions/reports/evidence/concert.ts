import { hashOfContent } from '../../cases/items/index.ts'
import {
  concertIdOf,
  concertText,
  isVisible,
  readConcert,
  sourcesOf,
} from '../../concerts/items/index.ts'
import { linesOf, type FindEvidence } from './frozen.ts'
import { isGone } from './is-gone.ts'

export const findConcert: FindEvidence = async (_viewerId, id) => {
  const concert = await readConcert(id, { consistent: true })
  // A report of a merged concert would be about another id than its evidence.
  if (!concert || concertIdOf(concert) !== id || !isVisible(concert)) throw isGone()
  const { bandName, venue, city, date, price, description } = concert
  const [first] = sourcesOf(concert)
  return {
    authorId: first?.memberId,
    title: `${bandName}, ${venue === undefined ? city : `${venue}, ${city}`}, ${date}`,
    text: linesOf(description, price, first?.values.ticketUrl),
    contentHash: hashOfContent(concertText(concert)),
    path: `/concerts/${id}`,
  }
}
