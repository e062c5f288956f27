export { keptAddress } from './kept-address.ts'
