export { mutedWordsKey } from './mute.items.ts'
export { readMutedWords } from './mute.repository.ts'
