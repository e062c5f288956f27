export { traitItems, type TraitItem } from './trait.items.ts'
