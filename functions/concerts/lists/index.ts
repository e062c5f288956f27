export { readListings, type ConcertFilter, type ListingPage } from './concert-list.repository.ts'
export { presentConcert, reasonOf } from './present-concert.ts'
export { wordPartitions, wordsOf } from './word-search.ts'
export { countOnDay } from './concert-days.items.ts'
