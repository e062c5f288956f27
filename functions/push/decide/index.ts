export { decide, runAfter, wants, type Wishes } from './decide.rules.ts'
export { decideHorns } from './horns.rules.ts'
export { restEnd } from './quiet.rules.ts'
export { wishesOf } from './wishes.ts'
