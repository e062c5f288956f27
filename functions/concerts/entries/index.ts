export { SimilarGig, type GigState } from './gig-state.ts'
export { releaseSource, withdrawSource } from './withdraw.ts'
export { submit, type Submitted } from './submit.ts'
export { furtherSourceKey, readFurtherSource, removeFurtherSource } from './further-source.items.ts'
