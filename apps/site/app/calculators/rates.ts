import { provider } from '@statewise/i18n';

/** The context under which a country's savings rate stands; named after the product. */
export const saverContext = `${provider.shortName.toLowerCase()}_saver_rate`;
