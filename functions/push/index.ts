export type { NewNote } from './items/index.ts'
