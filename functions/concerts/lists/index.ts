export { readListings, type ConcertFilter, type ListingPage } from './concert-list.repository.ts'
export { presentConcert } from './present-concert.ts'
export { wordPartitions, wordsOf } from './word-search.ts'
