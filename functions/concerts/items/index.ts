export {
  concertCountersKey,
  concertIdOf,
  concertKey,
  isVisible,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from './concert.items.ts'
export { presentListing, concertText } from './concert.presenter.ts'
export { readConcert } from './concert.repository.ts'
export {
  bandPartition,
  cityPartition,
  CONCERTS,
  listedCard,
  listedIdOf,
  listingSortKey,
  relist,
} from './listing.items.ts'
export { chooseShown, completeSources, listTicketUrls } from './sources.ts'
export { submissionsKey, type SubmissionsItem } from './submission.items.ts'
export { ownPartition, putOwn } from './own.items.ts'
