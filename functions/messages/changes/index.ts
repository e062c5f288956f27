export { emptyQuotesOf } from './quotes.ts'
