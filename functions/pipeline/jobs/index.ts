export { changedJob, createJob, retryJob } from './change-job.ts'
export { jobKey, type JobItem } from './job.items.ts'
export { listJobsIn } from './job.repository.ts'
