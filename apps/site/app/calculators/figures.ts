import { createFormatter, formattingTag, hundredth, type Formatter } from '@statewise/i18n';
import { useLocale } from '@statewise/ui';
import { useMemo } from 'react';

/** Figures of the calculators in the reader's locale. */
export interface Figures extends Formatter {
  /** A percentage with as many decimals as it has, from two to four; or with exactly so many. */
  readonly rate: (percent: number, decimals?: number) => string;
  /** A number with as many decimals as it has, at most two. */
  readonly plain: (value: number) => string;
}

/** Formats that are made once for a locale. */
export function useFigures(): Figures {
  const { country, language } = useLocale();
  return useMemo(() => {
    const tag = formattingTag({ country, language });
    const rate = (percent: number, decimals?: number): string =>
      new Intl.NumberFormat(tag, {
        style: 'percent',
        minimumFractionDigits: decimals ?? 2,
        maximumFractionDigits: decimals ?? 4,
      }).format(hundredth(percent));
    return {
      ...createFormatter({ country, language }),
      rate,
      plain: (value) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value),
    };
  }, [country, language]);
}
