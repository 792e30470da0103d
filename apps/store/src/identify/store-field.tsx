import { FormField, type StepForm } from '@statewise/wizard';
import { storeNameOf } from '@statewise/lending';
import { use } from 'react';
import { useStoreText } from '../messages/use-store-text.js';
import { useStoreServices } from '../store-services.js';

const name = 'store_number';

/** The store, found by its number, its name or its town; typed by its number where the list cannot be had. */
export function StoreField({ form }: { readonly form: StepForm }) {
  const t = useStoreText();
  const stores = use(useStoreServices().storesIfKnown());
  if (stores === undefined) return <FormField form={form} name={name} hint={t('hint.store_number.typed')} />;
  return (
    <FormField
      form={form}
      name={name}
      look="search"
      choices={stores.map((store) => ({
        value: store.store_number,
        label: `${store.store_number} · ${storeNameOf(store)}`,
      }))}
    />
  );
}
