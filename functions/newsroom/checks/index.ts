export { countVerdicts, readChecks, type Verdicts } from './checks.repository.ts'
export { listFigures } from './check-ring.rules.ts'
