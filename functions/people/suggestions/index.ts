export { dismissedKey } from './dismissed.items.ts'
export { traitItems } from './trait.items.ts'
