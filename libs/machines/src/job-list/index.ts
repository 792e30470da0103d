export { everyJob, matchingJobs, type JobFilter, type ListedJob } from './matching-jobs.js';
export { jobListMachine, type JobListContext, type JobListEvent } from './machine.js';
