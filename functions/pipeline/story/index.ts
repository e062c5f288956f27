export { compareTo, storyOf, type Comparison, type Story } from './compare-reports.ts'
