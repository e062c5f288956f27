export { packWords } from './packed-words.ts'
