export { extendCase, openCase } from './case-writes.ts'
export { countReports } from './counts.rules.ts'
export { reopenCase } from './reopen-case.ts'
