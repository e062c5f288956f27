export { reasonsFrom } from './judge-draft.ts'
export { judge, readSecond } from './read-second.ts'
