export { readConcertOnDesk } from './decide.ts'
