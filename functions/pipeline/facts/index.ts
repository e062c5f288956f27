export type * from './facts.ts'
export { readReport } from './report.ts'
