export { markMailed, reserveLink, storeLink, waiting } from './email.items.ts'
