export {
  concertCountersKey,
  concertIdOf,
  concertIsStillAt,
  concertKey,
  isVisible,
  type ConcertCountersItem,
  type ConcertItem,
  type ConcertSource,
  type ConcertValues,
} from './concert.items.ts'
export { cardOf, presentListing, zoneOf, concertText } from './concert.presenter.ts'
export { readConcert } from './concert.repository.ts'
export { cellsAt, coverWithCells, type Circle } from './grid.rules.ts'
export { nameForSearch, wordsOfName } from '#shared/domain/name-for-search.ts'
export { foldCity } from '#shared/domain/towns/read-town.ts'
export {
  bandPartition,
  cellListing,
  cellPartition,
  cityPartition,
  CONCERTS,
  listedCard,
  listedIdOf,
  listingKeyAt,
  listingSortKey,
  relist,
  type CellListingItem,
  type ListingItem,
  type WordListingItem,
} from './listing.items.ts'
export {
  areSameValues,
  compactSource,
  hasRoom,
  isFirstSource,
  chooseShown,
  sourceOfMember,
  completeSources,
  listTicketUrls,
} from './sources.ts'
export { countSubmissions, submissionsKey, type SubmissionsItem } from './submission.items.ts'
export { ownPartition, putOwn, removeOwn, type OwnConcertItem } from './own.items.ts'
