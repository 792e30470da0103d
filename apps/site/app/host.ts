import type { SiteHost } from '@statewise/site-content';
import { createContext } from 'react-router';

/** Where loaders find what the serving process gives them. */
export const hostContext = createContext<SiteHost>();
