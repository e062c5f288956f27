export { gatherReports } from './gather-reports.ts'
export { freezeMedia, freezeMediaOf } from './freeze-media.ts'
