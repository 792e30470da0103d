import { noticeNames } from '@statewise/site-content';
import { z } from 'zod/v4';
import { address, text } from './content-types.js';

/** A link; a path such as `/fees` is put behind the reader's country and language, an absolute address stays as it is. */
const link = z.strictObject({ label: text, href: address });

const menuGroup = z.strictObject({ label: text, items: z.array(link) });

/** The main menu with its sub-menus, what is signed in to, and the foot of every page. */
const menus = z.strictObject({ main: z.array(menuGroup), login: z.array(link), footer: z.array(menuGroup) });

/** A notice that opens its link in a new tab; one without an address leads to the same page in English. */
const notice = z.strictObject({
  name: z.enum(noticeNames),
  title: text,
  text,
  button: link,
});

const home = z.strictObject({
  title: text,
  description: text,
  lead: text,
  actions: z.array(link),
  products: z.array(z.strictObject({ title: text, text, href: address })),
});

/** The years of the bank's history, some with a number as the language writes it, what people said, and where to go next. */
const anniversary = z.strictObject({
  milestones: z.array(
    z.strictObject({
      year: z.int(),
      title: text,
      text,
      figure: z.strictObject({ value: text, label: text }).optional(),
      picture: z.int(),
    }),
  ),
  quotes: z.array(z.strictObject({ text, name: text, role: text })),
  closing: z.strictObject({ title: text, text, button: link, links: z.array(link) }),
});
export type Anniversary = z.infer<typeof anniversary>;

/** What stands on many pages, and what the home and anniversary pages are drawn from, by name. */
export const blocks = { menus, notices: z.array(notice), home, anniversary };
export type Blocks = { readonly [Name in keyof typeof blocks]: z.infer<(typeof blocks)[Name]> };
