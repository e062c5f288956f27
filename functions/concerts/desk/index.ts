export { findConcertContent } from './concert-content.ts'
export { readConcertOnDesk } from './decide.ts'
