export { compareTo, toStory, type Comparison, type Story } from './compare-reports.ts'
