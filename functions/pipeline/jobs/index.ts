export {
  changedJob,
  changeJob,
  createJob,
  jobWithItems,
  saveJob,
  unsentJob,
  retryJob,
} from './change-job.ts'
export { jobKey, type JobItem } from './job.items.ts'
export { listJobsIn, readJobs, readUnchanged } from './job.repository.ts'
