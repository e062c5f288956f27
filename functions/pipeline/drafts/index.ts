export { Draft, type DraftSentence } from './draft.ts'
