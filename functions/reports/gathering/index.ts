export { gatherReports } from './gather-reports.ts'
export { freezeMedia } from './freeze-media.ts'
