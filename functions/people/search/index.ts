export { findAuthors } from './find-authors.ts'
export { searchedName, namePrefixes } from './search.items.ts'
