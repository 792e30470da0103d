import { isAsLongAsVat, isBusinessCountry, vatNumberOf, vatText } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { businessSteps, vatLookupMachine, type FoundBusiness } from '@statewise/machines';
import { useWizard } from '@statewise/wizard';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { askRegister, askUse } from './ask-vat.js';
import { fillingOf } from './found-address.js';

const { basics, address } = businessSteps;

/** What is known of a typed VAT number, as the form of step one shows it. */
export interface VatLookup {
  readonly state: 'idle' | 'wrong' | 'asking' | 'begun' | 'used' | 'known' | 'unknown' | 'unavailable';
  readonly found: FoundBusiness | null;
  /** Whether the applicant goes on without the register. */
  readonly isSkipped: boolean;
  /** Whether the applicant begins anew with a number that another application was begun with. */
  readonly isAnew: boolean;
  readonly beginAnew: () => void;
}

/** Looks the number of step one up while it is typed; one that was saved before is not asked about again. */
export function useVatLookup(flow: FlowBinding, typed: unknown, countryCode: string): VatLookup {
  const { client } = flow;
  const { request } = useWizard();
  const [snapshot, send] = useMachine(
    vatLookupMachine.provide({
      actions: {
        askUse: ({ context, self }) => void askUse(request, context, client.code).then((told) => self.send(told)),
        askRegister: ({ context, self }) => void askRegister(request, context).then((told) => self.send(told)),
        fillBusiness: ({ context, event }) => {
          if (event.type !== 'register.answered' || event.found === null) return;
          const { snapshot: present, drafts } = client.view();
          const answers = { ...present.context.steps[address.step], ...drafts[address.step] };
          client.type(address.step, fillingOf(event.found, context.found, answers));
        },
      },
    }),
  );
  const number = vatNumberOf(typed, countryCode);
  const vat = number === undefined ? String(typed ?? '') : vatText(number);
  const saved = flow.snapshot.context.steps[basics.step];
  const isSaved = saved?.['vat'] === vat && saved?.['countryCode'] === countryCode;
  const isDoubtful = number === undefined && isAsLongAsVat(typed) && isBusinessCountry(countryCode);
  const form = number !== undefined && !isSaved ? 'right' : isDoubtful ? 'wrong' : 'nothing';
  useEffect(() => send({ type: 'number.typed', vat, countryCode, form }), [send, vat, countryCode, form]);
  const state = snapshot.value;
  const isAsking = state === 'waiting' || state === 'checking' || state === 'lookingUp';
  const isTolerated = state === 'unknown' || state === 'unavailable';
  return {
    state: isAsking ? 'asking' : state === 'doubted' ? 'idle' : state,
    found: snapshot.context.found,
    isAnew: snapshot.context.isAnew || (isSaved && saved?.['beginAnew'] === true),
    beginAnew: () => send({ type: 'anew.chosen' }),
    isSkipped: isTolerated || (isSaved && saved?.['skipVies'] === true),
  };
}
