export { findUpcoming } from './find-upcoming.ts'
