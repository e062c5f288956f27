export { furtherSourceKey, readFurtherSource, removeFurtherSource } from './further-source.items.ts'
