import type { Result } from '../requests/call.js';

/** An application in the list. */
export type ListedApplication = Result<'GET /api/v1/applications'>['applications'][number];
/** A row of an application's log, with what it changed. */
export type LoggedEntry = Result<'GET /api/v1/applications/{id}/replay'>['moments'][number];

export type WordedStep = Result<'GET /api/v1/applications/{code}/answers'>['steps'][number];
export type WordedContact = Result<'GET /api/v1/applications/{code}/answers'>['contacts'][number];
export type AnswerChange = Result<'GET /api/v1/applications/{code}/history'>['changes'][number];
export type LoggedActor = AnswerChange['actor'];
/** Names by the ids of people and tokens. */
export type Names = Result<'GET /api/v1/applications/{code}/history'>['people'];

export type StoredDocument = Result<'GET /api/v1/applications/{code}/documents'>['documents'][number];
