export { packWords } from './packed-words.ts'
export { GermanRules } from './rules.ts'
