export { shoutText } from './shout-text.ts'
