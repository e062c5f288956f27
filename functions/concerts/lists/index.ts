export { findUpcoming } from './find-upcoming.ts'
export { presentConcert, presentReason } from './present-concert.ts'
export { wordPartitions, listSearchWords } from './word-search.ts'
export { moveBetweenDays } from './concert-days.items.ts'
