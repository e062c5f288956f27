export type { Gig } from './gig.ts'
export {
  areOfOneDay,
  gigDayPartition,
  gigsLike,
  findGigToAsk,
  MAX_GIGS,
  readGigDays,
  type GigDays,
  type KnownGig,
} from './gig-day.items.ts'
export { areSameVenue, areTimesCompatible, isSameConcert } from './is-same-concert.ts'
export { changeConcerts, changed, joined, type Parts } from './change-concert.ts'
export { mergeConcerts, unmergeConcert } from './merge-concerts.ts'
