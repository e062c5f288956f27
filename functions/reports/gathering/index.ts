export { gatherReports } from './gather-reports.ts'
