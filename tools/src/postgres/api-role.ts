import { createHmac } from 'node:crypto';

/** The role that the API runs with: it reads and writes, and removes nothing of the log. */
const role = 'statewise_api';

/** Under which variables the API is told of a server of our own: as whom it runs, and who owns and migrates the tables. */
export function apiAccess(ownerUrl: string): { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL: string } {
  const url = new URL(ownerUrl);
  // A person who knows the owner's password may know this one; it must be the same at the next start.
  url.password = createHmac('sha256', url.password).update(role).digest('base64url');
  url.username = role;
  return { DATABASE_URL: url.toString(), DATABASE_OWNER_URL: ownerUrl };
}
