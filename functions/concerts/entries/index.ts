export { SimilarGig, type GigState } from './gig-state.ts'
export { submit, type Submitted } from './submit.ts'
export { furtherSourceKey, readFurtherSource, removeFurtherSource } from './further-source.items.ts'
