export { findConcertContent, findConcertSubject } from './concert-content.ts'
