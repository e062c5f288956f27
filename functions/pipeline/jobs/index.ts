export {
  changedJob,
  changeJob,
  createJob,
  jobWithItems,
  saveJob,
  unsentJob,
  type StoryToWrite,
} from './change-job.ts'
export { jobKey, type JobItem } from './job.items.ts'
export { listJobsIn, readJob, readJobs, readUnchanged, type JobsPage } from './job.repository.ts'
export { retryJob } from './retry-job.ts'
