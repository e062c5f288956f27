export { decide, runAfter, wants, type Wishes } from './decide.rules.ts'
export { decideHorns } from './horns.rules.ts'
export { restEnd } from './quiet.rules.ts'
export { readWishes } from './wishes.ts'
