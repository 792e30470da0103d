import { ComboBox } from '@statewise/ui';
import { FormField, useErrorText, type StepForm } from '@statewise/wizard';
import { storeNameOf } from '@statewise/lending';
import { use } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { useStoreServices } from '../store-services.js';

const name = 'store_number';

/** The store, found by its number, its name or its town; typed by its number where the list cannot be had. */
export function StoreField({ form }: { readonly form: StepForm }) {
  const t = useStoreText();
  const errorText = useErrorText();
  const stores = use(useStoreServices().storesIfKnown());
  const [key] = form.errors[name] ?? [];
  if (stores === undefined) return <FormField form={form} name={name} hint={t('hint.store_number.typed')} />;
  return (
    <ComboBox
      name={name}
      label={t(`field.${name}`)}
      hint={t(`hint.${name}`)}
      error={key === undefined ? undefined : errorText({ name, kind: 'text', key })}
      value={String(form.values[name] ?? '')}
      options={stores.map((store) => ({
        value: store.store_number,
        label: `${store.store_number} · ${storeNameOf(store)}`,
      }))}
      onChange={(storeNumber) => form.type({ [name]: storeNumber })}
    />
  );
}
