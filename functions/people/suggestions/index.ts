export { traitItems } from './trait.items.ts'
