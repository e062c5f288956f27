export { findUpcoming } from './find-upcoming.ts'
export { presentConcert, reasonOf } from './present-concert.ts'
export { wordPartitions, wordsOf } from './word-search.ts'
export { moveBetweenDays } from './concert-days.items.ts'
