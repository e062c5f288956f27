export { submit, type Submitted } from './submit.ts'
