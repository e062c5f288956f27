export { emptyQuotes, readQuotesOf, type QuoteOf } from './quotes.ts'
