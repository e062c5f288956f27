export { submit, type Submission, type Submitted } from './submit.ts'
