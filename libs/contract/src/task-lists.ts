// Without a class of fields: the console's first page reads it.

/** Whose tasks a list shows: the caller's own, those that are not assigned, all of them, or those that were put off. */
export const taskLists = ['all', 'mine', 'unassigned', 'putOff'] as const;
export type TaskList = (typeof taskLists)[number];

/** A count of this many stands for so many and more. */
export const maxTaskCount = 1_000;
