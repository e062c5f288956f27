export { readConcertInQuestion } from './decide.ts'
