export { MAX_QUESTIONS } from './answers-for.ts'
export { compareReports } from './compare-reports.ts'
export { pairName, type Pair } from './story-pair.items.ts'
