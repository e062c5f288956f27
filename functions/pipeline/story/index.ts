export { compareTo, similarityTo, type Comparison, type Story } from './compare-reports.ts'
