export { readGigDays } from './gig-day.items.ts'
export { changeConcerts } from './change-concert.ts'
