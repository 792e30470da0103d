import { isAsLongAsVat, isBusinessCountry, vatNumberOf, vatText, type Fields } from '@statewise/fields';
import type { FlowBinding, FlowView } from '@statewise/flow-client';
import { businessSteps, vatLookupMachine, type FoundBusiness } from '@statewise/machines';
import { textOf, useWizard } from '@statewise/wizard';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { StateValueFrom } from 'xstate';
import { askBusiness, askRegister, askUse } from './ask-vat.js';
import { fillingOf, isFilledFrom, takenBack } from './found-address.js';

const { basics, address } = businessSteps;

/** What is known of a typed VAT number, as the form of step one shows it. */
export interface VatLookup {
  readonly state: 'asking' | Exclude<StateValueFrom<typeof vatLookupMachine>, 'waiting' | 'checking' | 'lookingUp'>;
  readonly found: FoundBusiness | null;
  /** Whether step two says what was found. */
  readonly isFilled: boolean;
  /** Whether the applicant goes on without the register. */
  readonly isSkipped: boolean;
  /** Whether the applicant begins anew with a number that another application was begun with. */
  readonly isAnew: boolean;
  readonly beginAnew: () => void;
}

/** Looks the number of step one up while it is typed; one that was saved before is asked about again only after another. */
export function useVatLookup(flow: FlowBinding, typed: unknown, countryCode: string): VatLookup {
  const { client } = flow;
  const { request } = useWizard();
  const [snapshot, send] = useMachine(
    vatLookupMachine.provide({
      actions: {
        askUse: ({ context, self }) => void askUse(request, context, client.code).then((told) => self.send(told)),
        askRegister: ({ context, self }) => void askRegister(request, context).then((told) => self.send(told)),
        fillBusiness: ({ context, event, self }) => {
          if (event.type !== 'register.answered' || event.found === null) return;
          const { attempt, found } = event;
          const before = basicsIn(client.view());
          // What stands at step two may be of the saved number, of which a page that is new knows nothing.
          const asked =
            context.former === null && before !== undefined
              ? askBusiness(request, {
                  vat: textOf(before['vat']),
                  countryCode: textOf(before['countryCode']),
                  attempt,
                })
              : Promise.resolve(context.former);
          void asked.then((former) => {
            // Another number was typed meanwhile.
            if (self.getSnapshot().context.found !== found) return;
            client.type(address.step, fillingOf(found, former, addressIn(client.view())));
            self.send({ type: 'business.filled', attempt, former });
          });
        },
        takeBusinessBack: ({ context: { filled, former } }) => {
          const view = client.view();
          const saved = {
            company_country: countryCode,
            country: countryCode,
            ...view.snapshot.context.steps[address.step],
          };
          if (filled !== null) client.type(address.step, takenBack(filled.business, former, saved, addressIn(view)));
        },
      },
    }),
  );
  const number = vatNumberOf(typed, countryCode);
  const vat = number === undefined ? String(typed ?? '') : vatText(number);
  const saved = basicsIn(flow);
  const { found, filled } = snapshot.context;
  const isSaved = saved?.['vat'] === vat && saved?.['countryCode'] === countryCode;
  const isDoubtful = number === undefined && isAsLongAsVat(typed) && isBusinessCountry(countryCode);
  // Step two may say meanwhile whose another number is: that is taken back first.
  const isToBeAsked = number !== undefined && (!isSaved || filled !== null);
  const form = isToBeAsked ? 'right' : isDoubtful ? 'wrong' : 'nothing';
  useEffect(() => send({ type: 'number.typed', vat, countryCode, form }), [send, vat, countryCode, form]);
  const state = snapshot.value;
  const isAsking = state === 'waiting' || state === 'checking' || state === 'lookingUp';
  const isTolerated = state === 'unknown' || state === 'unavailable';
  return {
    state: isAsking ? 'asking' : state,
    found,
    isFilled: found !== null && isFilledFrom(found, addressIn(flow)),
    isAnew: snapshot.context.isAnew || (isSaved && saved?.['beginAnew'] === true),
    beginAnew: () => send({ type: 'anew.chosen' }),
    isSkipped: isTolerated || (isSaved && saved?.['skipVies'] === true),
  };
}

const basicsIn = ({ snapshot }: FlowView): Fields | undefined => snapshot.context.steps[basics.step];

const addressIn = ({ snapshot, drafts }: FlowView): Fields => ({
  ...snapshot.context.steps[address.step],
  ...drafts[address.step],
});
