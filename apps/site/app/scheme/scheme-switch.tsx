import { localisePath } from '@statewise/i18n';
import { schemes, type Scheme } from '@statewise/i18n/scheme';
import { useLocale } from '@statewise/ui';
import { createContext, useContext, useId } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';

/** The colours in which a page is drawn; undefined where those of the system count. */
export const SchemeContext = createContext<Scheme | undefined>(undefined);

/** The choice between the colours of the system, light and dark ones; without script its buttons send a form. */
export function SchemeSwitch() {
  const t = useSiteText();
  const locale = useLocale();
  const { path, search } = usePlace();
  const chosen = useContext(SchemeContext);
  const id = useId();
  return (
    <form method="post" action={localisePath(locale, '/scheme-choice')} className="site-scheme">
      <input type="hidden" name="from" value={`${path}${search}`} />
      <span id={id} className="site-scheme__label">
        {t('scheme.label')}
      </span>
      <div role="group" aria-labelledby={id} className="site-scheme__choice">
        {[undefined, ...schemes].map((scheme) => (
          <button
            key={scheme ?? 'system'}
            type="submit"
            name="scheme"
            value={scheme ?? 'system'}
            aria-pressed={scheme === chosen}
          >
            {t(`scheme.${scheme ?? 'system'}`)}
          </button>
        ))}
      </div>
    </form>
  );
}
