export { searchItems, type SearchItem } from './search.items.ts'
