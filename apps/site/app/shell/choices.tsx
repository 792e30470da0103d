import {
  countries,
  countryNames,
  languageNames,
  languages,
  localePrefix,
  type Language,
  type Locale,
  labelled,
} from '@statewise/i18n';
import { ChevronDownIcon, GlobeIcon, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';
import { SchemeSwitch } from '../scheme/scheme-switch.js';
import { addressIn } from './addresses.js';
import { Menu, type MenuPlace } from './menus.js';

interface ChoiceProps {
  readonly place: MenuPlace;
}

/** The same page for another country. */
export function Countries({ place }: ChoiceProps) {
  const t = useSiteText();
  const { country, language } = useLocale();
  const label = (
    <>
      <GlobeIcon size={18} />
      <span className="sw-sr">{labelled(language, t('menu.country'), '')}</span>
      <span>{countryNames[country][language]}</span>
      <ChevronDownIcon size={16} />
    </>
  );
  return (
    <Menu menu="countries" place={place} label={label}>
      <ul className="site-links">
        {countries.map((other) => (
          <Elsewhere key={other} locale={{ country: other, language }} name={countryNames[other][language]} />
        ))}
      </ul>
    </Menu>
  );
}

/** The same page in another language, and the colours. */
export function Settings({ place }: ChoiceProps) {
  const t = useSiteText();
  const { country, language } = useLocale();
  const label = (
    <>
      <span className="sw-sr">{labelled(language, t('menu.language'), '')}</span>
      <span>{languageNames[language]}</span>
      <ChevronDownIcon size={16} />
    </>
  );
  return (
    <Menu menu="settings" place={place} label={label}>
      <ul className="site-links">
        {languages.map((other) => (
          <Elsewhere key={other} locale={{ country, language: other }} name={languageNames[other]} lang={other} />
        ))}
      </ul>
      <SchemeSwitch />
    </Menu>
  );
}

interface ElsewhereProps {
  readonly locale: Locale;
  readonly name: string;
  /** Said where the link may be written in another language than the page. */
  readonly lang?: Language;
}

function Elsewhere({ locale, name, lang }: ElsewhereProps) {
  const { paths } = usePlace();
  const prefix = localePrefix(locale);
  const isHere = prefix === localePrefix(useLocale());
  return (
    <li>
      <a
        href={addressIn(paths, locale)}
        lang={lang}
        hrefLang={lang}
        aria-current={isHere ? 'true' : undefined}
        data-locale={prefix.slice(1)}
      >
        {name}
      </a>
    </li>
  );
}
