export { findAuthors } from './find-authors.ts'
export { foldName, namePrefixes, searchItems } from './search.items.ts'
