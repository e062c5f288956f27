export { reasonsFrom } from './judge-draft.ts'
export { passageProblem } from './passage.ts'
export { judge, readSecond, type SecondReading } from './read-second.ts'
