export { answersFor } from './answers-for.ts'
export { pairOf, type Pair } from './story-pair.items.ts'
