export { submitOwnReport } from './own-report.ts'
