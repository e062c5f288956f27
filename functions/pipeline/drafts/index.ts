export { Draft, statementsOf, type DraftSentence } from './draft.ts'
