import { pagePaths } from '@statewise/i18n';
import type { InEveryLanguage } from '../content-types.js';
import type { AnniversaryText } from './anniversary-text.js';
import { english } from './en.js';
import { french } from './fr.js';
import { dutch } from './nl.js';

/** Where the anniversary page stands, whatever the language. */
export const anniversarySlug = pagePaths.anniversary.slice(1);

/** Thirty years of the bank. */
export const anniversary: InEveryLanguage<AnniversaryText> = { en: english, nl: dutch, fr: french };

/** When it was changed last, `YYYY-MM-DD`. */
export const anniversaryUpdated = '2026-05-12';

/** The picture that stands for the page elsewhere. */
export const anniversaryPicture = 21;
