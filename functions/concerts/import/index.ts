export { settleSource } from './settle-source.ts'
export { carryOutPage } from './import-task.ts'
export { importKey, importIdOf, importerOf, type ImportItem } from './import.items.ts'
