export { followeesGoing } from './followees.repository.ts'
export { type ConcertCountersItem, concertCountersKey } from './mark.items.ts'
export { readMarks } from './mark.repository.ts'
