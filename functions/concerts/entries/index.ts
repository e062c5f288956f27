export { submit, type Submitted } from './submit.ts'
export { readFurtherSource, removeFurtherSource } from './further-source.items.ts'
