import { insideRoles, type Role, type Who } from '@statewise/flow';

export { actsNeedingTwo, namings, type ActNeedingTwo, type Naming, type Told, type Who } from '@statewise/flow';

// Who may do what, in the words that operations share: each says all of it, by one of these or by a change of one.

/** Everyone may call it, signed in or not; it is about nobody in particular. */
export const everyone: Who = { roles: [], namedBy: ['nothing'], person: false, fresh: false, noted: 'no' };

/** Whoever holds the code of an application; an id is an unknown code there, whoever types it. Testers open test applications alone. */
export const codeHolders: Who = { ...everyone, own: ['qa'], namedBy: ['code'], noted: 'reads' };

/** The same, and an admin who holds the admin code. */
export const adminsToo: Who = { ...codeHolders, namedBy: ['code', 'adminCode'] };

/** Whoever names an application on the platform's own addresses: holders by the code, the bank's people by the id too. */
export const onPlatform: Who = { ...everyone, namedBy: ['code', 'id', 'adminCode'], noted: 'reads', sees: 'masked' };

/** These roles alone; what they change is noted. */
export const only = (...roles: readonly Role[]): Who => ({ ...everyone, roles, noted: 'changes' });

/** The bank's people who work on cases, and admins. */
export const staff: Who = only('staff', 'admin');

export const admins: Who = only('admin');

/** The bank's own people; what `qa` reads of real customers is masked. */
export const insiders: Who = { ...only(...insideRoles), sees: 'masked' };

/** All of the bank's people. */
export const ofBank = ['admin', 'staff', 'editor', 'qa'] as const;

/** Whoever is signed in, about their own account. */
export const signedIn: Who = { ...only(...ofBank, 'intermediary'), namedBy: ['own'] };

/** The bank's people who edit content: prices and policy are for admins, as the kinds of content say. */
export const writers: Who = only('staff', 'editor', 'admin');

/** About one application, which they name by its id; a code that was shown to them names it too. */
export const onApplication = (who: Who): Who => ({ ...who, namedBy: ['id', 'code', 'adminCode'], noted: 'reads' });

/** What is read is personal data: each call is noted. */
export const reading = (who: Who): Who => ({ ...who, noted: 'reads' });

/** A person alone, no program. */
export const byPerson = (who: Who): Who => ({ ...who, person: true });

/** With a sign-in that was confirmed a moment ago. */
export const freshly = (who: Who): Who => ({ ...who, fresh: true });
