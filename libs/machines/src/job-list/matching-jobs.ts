/** What the list has to know of a job to filter it. */
export interface ListedJob {
  readonly id: number;
  readonly employmentKind: string;
  readonly place: string;
}

/** What is wanted; an empty word asks for nothing. */
export interface JobFilter {
  readonly employmentKind: string;
  readonly place: string;
}

/** The filter that takes nothing away. */
export const everyJob: JobFilter = { employmentKind: '', place: '' };

/** The jobs of a kind at a place, in the order in which they came. */
export function matchingJobs<Job extends ListedJob>(jobs: readonly Job[], { employmentKind, place }: JobFilter): Job[] {
  return jobs.filter(
    (job) => (employmentKind === '' || job.employmentKind === employmentKind) && (place === '' || job.place === place),
  );
}
