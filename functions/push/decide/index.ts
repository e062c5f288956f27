export { decide, runAfter, wants, type Wishes, readWishes } from './decide.rules.ts'
export { decideHorns } from './horns.rules.ts'
export { restEnd } from './quiet.rules.ts'
