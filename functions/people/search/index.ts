export { foldName, namePrefixes, searchItems } from './search.items.ts'
