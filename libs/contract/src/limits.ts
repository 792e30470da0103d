/** How often something may be done; what keeps the limit is also what callers are told. */
export interface RateLimit {
  /** Tells the limit apart in keys and headers. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** Whom it counts, for the description of the API. */
  readonly per: 'address' | 'application' | 'account' | 'token' | 'mailbox' | 'account and address' | 'everybody';
}

/** One address may send this many requests in a minute; a page with all its parts is about twenty. */
export const requestsOfAddress: RateLimit = { name: 'address', limit: 3_000, seconds: 60, per: 'address' };

/** Changes of one application in a minute: a hurried applicant saves ten times. */
export const changesOfApplication: RateLimit = { name: 'change', limit: 120, seconds: 60, per: 'application' };

/** An address may try this many unknown codes in a minute; then it waits, whatever it asks for. */
export const unknownCodes: RateLimit = { name: 'unknown-code', limit: 10, seconds: 60, per: 'address' };

/** All addresses together may try this many unknown codes in a minute before each has less to go on with. */
export const unknownCodesOfAll: RateLimit = { name: 'unknown-code-of-all', limit: 300, seconds: 60, per: 'everybody' };

/** How many unknown codes an address may try in a minute while all addresses together exceed `unknownCodesOfAll`. */
export const unknownCodesWhileGuessed: RateLimit = {
  name: 'unknown-code-while-guessed',
  limit: 2,
  seconds: 60,
  per: 'address',
};

/** Mails with the way back into an application to one address, so that beginning applications fills no mailbox. */
export const begunMailsOfMailbox: RateLimit = { name: 'begun-mail', limit: 10, seconds: 86_400, per: 'mailbox' };

/** Requests for lost codes that are answered to one address; each mails a few applications. The caller is not told. */
export const lostCodeMailsOfMailbox: RateLimit = { name: 'lost-code-mail', limit: 3, seconds: 86_400, per: 'mailbox' };

/** Lost codes that one address may ask for. */
export const lostCodesOfAddress: RateLimit = { name: 'lost-code', limit: 10, seconds: 3_600, per: 'address' };

/** Receipts of applications to one address: what other people had mailed to it leaves room for these. */
export const applicationReceiptsOfMailbox: RateLimit = {
  name: 'application-receipt',
  limit: 20,
  seconds: 86_400,
  per: 'mailbox',
};

/** Mails about applications to one address that a caller typed; nothing has proven it to be the caller's. */
export const applicationMailsOfMailbox: RateLimit = {
  name: 'application-mail',
  limit: 20,
  seconds: 86_400,
  per: 'mailbox',
};
