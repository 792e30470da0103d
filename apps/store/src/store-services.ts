import type { Store } from '@statewise/contract/bank';
import type { Route } from '@statewise/fields';
import { forgetApplication, guardedStorage, once, ownServices, type WizardServices } from '@statewise/wizard';
import { fetchLoanCatalogue, fetchStores, type LoanCatalogue } from '@statewise/lending';
import type { Login } from './seller/login.js';

/** What the address of every page ends with while an intermediary is signed in. */
export const intermediaryHash = '#intermediary';

/** What the pages of a store need besides what every wizard has. */
export interface StoreServices {
  /** The partner's stores; undefined where the server does not answer, and their number is typed. */
  readonly storesIfKnown: () => Promise<readonly Store[] | undefined>;
  /** What can be borrowed in a store, by the route of who sells. */
  readonly loans: (route: Route, storeNumber: string) => Promise<LoanCatalogue>;
  /** The sign-in of this tab; its chart is fetched beside that of the application. */
  readonly login: () => Promise<Login>;
}

export const { Provider: StoreProvider, useServices: useStoreServices } = ownServices(createStoreServices);

function createStoreServices({ application, basename, request, setup, storage }: WizardServices): StoreServices {
  const isMarked = location.hash === intermediaryHash;
  const start = async (): Promise<Login> => {
    const [{ startLogin }, client, flowSetup] = await Promise.all([
      import('./seller/login.js'),
      application(),
      setup(),
    ]);
    const forget = (): void => forgetApplication(client, storage, flowSetup);
    const leave = (): void => location.assign(`${basename}/`);
    return startLogin({
      client,
      request,
      storage: guardedStorage(() => localStorage).storage,
      tab: storage,
      forget,
      isMarked,
      leave,
    });
  };
  return {
    storesIfKnown: once(() => fetchStores(request).catch(() => undefined)),
    loans: once((route: Route, storeNumber: string) => fetchLoanCatalogue(request, { route, storeNumber })),
    login: once(start),
  };
}
