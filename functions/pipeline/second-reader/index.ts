export { reasonsFrom } from './judge-draft.ts'
export { judge, readSecond, type SecondReading } from './read-second.ts'
