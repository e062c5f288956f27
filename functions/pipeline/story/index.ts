export { compareTo } from './compare-reports.ts'
