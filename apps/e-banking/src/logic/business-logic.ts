import { getIzolaProLogic, isBusinessCountry, type IzolaProAnswer } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { businessSteps, isBusinessContext, isCreditCardAccount, type BusinessContext } from '@statewise/machines';

/** The chart's context, with its facts by their types. */
export function businessContextOf({ snapshot }: FlowBinding): BusinessContext {
  const { context } = snapshot;
  if (!isBusinessContext(context)) throw new Error('the application is of another flow');
  return context;
}

const nothing: IzolaProAnswer = { sections: [], documents: [], creditCards: [] };

/** What this business is asked for, must send and may choose. */
export function logicOf(flow: FlowBinding): IzolaProAnswer {
  const basics = businessContextOf(flow).steps[businessSteps.basics.step];
  const { countryCode: country, companyType } = basics ?? {};
  if (!isBusinessCountry(country) || typeof companyType !== 'string') return nothing;
  return getIzolaProLogic({ country, companyType, isCreditCardAccount: isCreditCardAccount(basics) });
}
