export { countVerdicts, readChecks, type Verdicts } from './checks.repository.ts'
export { figuresOf } from './check-ring.rules.ts'
