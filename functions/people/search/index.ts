export { findAuthors } from './find-authors.ts'
export { searchedName, namePrefixes, searchItems } from './search.items.ts'
