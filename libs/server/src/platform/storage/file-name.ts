import { randomUUID } from 'node:crypto';

export const newName = (): string => randomUUID();

/** Only names that were generated here are looked up, so that none can lead out of the store. */
export const isName = (name: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
