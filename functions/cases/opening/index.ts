export { extendCase, openCase } from './case-writes.ts'
export { countsOf } from './counts.rules.ts'
export { reopenCase } from './reopen-case.ts'
