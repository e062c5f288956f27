export { searchItems } from './search.items.ts'
