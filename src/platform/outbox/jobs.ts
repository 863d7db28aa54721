/** Runs one kind of task. `id` is the same at every attempt. Throwing means: retry later. */
export type Job = (entry: { id: string; payload: Readonly<Record<string, string>> }) => Promise<void>;
export type Jobs = Readonly<Record<string, Job>>;

/**
 * A task of minutes: it runs beside the others, one of its kind at a time in a process, and keeps its entry leased.
 * When the process stops, `stopping` is aborted and the entry is due again for whoever comes next. It records its own
 * failures for the team; after the last attempt it leaves no dead letter.
 */
export type LongJob = (
  entry: { id: string; payload: Readonly<Record<string, string>> },
  stopping: AbortSignal,
) => Promise<void>;
export type LongJobs = Readonly<Record<string, LongJob>>;
