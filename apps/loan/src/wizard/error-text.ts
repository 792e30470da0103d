import type { FormField } from '@statewise/fields';
import { fieldErrorCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import type { LoanKey } from '../messages/catalogue.js';
import { useLoanText } from '../messages/use-loan-text.js';

const eitherPhone: Readonly<Record<string, LoanKey>> = { required: 'error.mobile' };
const oneSupplier: Readonly<Record<string, LoanKey>> = { required: 'error.supplier', oneOf: 'error.oneSupplier' };

/** Fields of which another one does as well: their errors name both. */
const alternatives: Readonly<Record<string, Readonly<Record<string, LoanKey>>>> = {
  mobile: eitherPhone,
  mobile_number: eitherPhone,
  telephone_number: eitherPhone,
  store_id: oneSupplier,
  third_party_installer: oneSupplier,
};

/** What is wrong with a field, in words that fit its kind. */
export function useErrorText(): (error: {
  readonly name: string;
  readonly kind: FormField['kind'] | undefined;
  readonly key: string;
}) => string {
  const t = useLoanText();
  const errorText = useT(fieldErrorCatalogue);
  return ({ name, kind, key }) => {
    const own = alternatives[name]?.[key] ?? (kind === 'boolean' && key === 'required' ? 'error.tick' : undefined);
    return own === undefined ? errorText.text(key) : t(own);
  };
}
