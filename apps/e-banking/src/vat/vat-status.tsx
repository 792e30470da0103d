import { Actions, Button, LinkButton, Notice, Spinner } from '@statewise/ui';
import { useBusinessText } from '../messages/use-business-text.js';
import type { VatLookup } from './use-vat-lookup.js';

/** Says, politely, what is being found out about the number and that nothing of it holds the applicant up. */
export function VatStatus({ lookup }: { readonly lookup: VatLookup }) {
  return (
    <div role="status" className="business-vat">
      <Status lookup={lookup} />
    </div>
  );
}

function Status({ lookup: { state, found, isFilled, isAnew, beginAnew } }: { readonly lookup: VatLookup }) {
  const t = useBusinessText();
  switch (state) {
    case 'asking':
      return (
        <p className="business-vat__asking">
          <Spinner /> {t('vat.asking')}
        </p>
      );
    case 'begun':
      return (
        <Notice tone="warning" title={t('vat.begunTitle')}>
          <p>{t('vat.begun')}</p>
          <Actions>
            <LinkButton small variant="secondary" href="/resume">
              {t('vat.goOn')}
            </LinkButton>
            <Button small variant="quiet" onClick={beginAnew}>
              {t('vat.beginAnew')}
            </Button>
          </Actions>
        </Notice>
      );
    case 'comparing':
    case 'known':
      return (
        <Notice tone="success" title={found?.company === '' ? t('vat.known') : found?.company}>
          {found?.address !== '' && <p>{found?.address}</p>}
          <p>{t(state === 'comparing' ? 'vat.asking' : isFilled ? 'vat.filled' : 'vat.check')}</p>
          {isAnew && <p>{t('vat.anew')}</p>}
        </Notice>
      );
    case 'unknown':
      return <Notice tone="warning">{t('vat.unknown')}</Notice>;
    case 'unavailable':
      return <Notice>{t('vat.unavailable')}</Notice>;
    default:
      return null;
  }
}
