import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { type Request } from '@statewise/flow-client';
import type { FoundBusiness, VatLookupContext, VatLookupEvent } from '@statewise/machines';
import { unlessRefused } from '@statewise/wizard';

type Asked = Pick<VatLookupContext, 'vat' | 'countryCode' | 'attempt'>;

/** Whether another application than that of `code` uses the number, as the chart hears it. */
export function askUse(request: Request, { vat, attempt }: Asked, code: string | undefined): Promise<VatLookupEvent> {
  return heard(attempt, async () => {
    const body = { vat, ...(code === undefined ? {} : { applicationCode: code }) };
    const told = await createClient<BankContract>(request)('POST /e-banking/api/validateVat', { body });
    return { type: 'use.told', attempt, isUsed: told.alreadyUsed, isBegun: told.begun };
  });
}

/** What the register says of the number, as the chart hears it. */
export function askRegister(request: Request, { vat, countryCode, attempt }: Asked): Promise<VatLookupEvent> {
  return heard(attempt, async () => {
    const body = { vat, countryCode };
    const { register, valid, company, address, country } = await createClient<BankContract>(request)(
      'POST /e-banking/api/extractVATData',
      { body },
    );
    if (register === 'unavailable') return { type: 'lookup.failed', attempt };
    return { type: 'register.answered', attempt, found: valid ? { company, address, country } : null };
  });
}

/** Whose number it is as far as the register tells; null where it does not. */
export async function askBusiness(request: Request, asked: Asked): Promise<FoundBusiness | null> {
  const answer = await askRegister(request, asked);
  return answer.type === 'register.answered' ? answer.found : null;
}

function heard(attempt: number, ask: () => Promise<VatLookupEvent>): Promise<VatLookupEvent> {
  return unlessRefused(ask(), () => ({ type: 'lookup.failed', attempt }));
}
