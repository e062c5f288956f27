export type { StoryFacts } from './facts.ts'
export { compareTo, similarityTo, type Comparison, type Story } from './compare-reports.ts'
export { mergedFacts, storedFacts } from './merged-facts.ts'
export { reportOf, reportOfTitle, type Report, type Reported } from './story-facts.ts'
