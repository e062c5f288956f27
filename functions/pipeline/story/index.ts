export { compareTo, type Comparison, type Story } from './compare-reports.ts'
