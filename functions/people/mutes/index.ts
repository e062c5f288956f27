export { mutedWordsKey } from './mute.items.ts'
