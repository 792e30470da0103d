import type { SiteHost } from '@statewise/site-content';
import { createContext } from 'react-router';

/** Where loaders find what the serving process gives them. */
export const hostContext = createContext<SiteHost>();

/** What a form without script sent to the page on which it stands. */
export const sentContext = createContext<Readonly<Record<string, string>>>({});
