import { type Request } from '@statewise/flow-client';
import type { VatLookupContext, VatLookupEvent } from '@statewise/machines';
import { rowOf, textOf, unlessRefused } from '@statewise/wizard';

type Asked = Pick<VatLookupContext, 'vat' | 'countryCode' | 'attempt'>;

const base = '/e-banking/api';

/** Whether another application than that of `code` uses the number, as the chart hears it. */
export function askUse(request: Request, { vat, attempt }: Asked, code: string | undefined): Promise<VatLookupEvent> {
  return heard(attempt, async () => {
    const body = { vat, ...(code === undefined ? {} : { applicationCode: code }) };
    const { alreadyUsed, begun } = rowOf(await request(`${base}/validateVat`, { method: 'POST', body }));
    return { type: 'use.told', attempt, isUsed: alreadyUsed === true, isBegun: begun === true };
  });
}

/** What the register says of the number, as the chart hears it. */
export function askRegister(request: Request, { vat, countryCode, attempt }: Asked): Promise<VatLookupEvent> {
  return heard(attempt, async () => {
    const body = { vat, countryCode };
    const answer = rowOf(await request(`${base}/extractVATData`, { method: 'POST', body }));
    if (answer['register'] === 'unavailable') return { type: 'lookup.failed', attempt };
    const [company, address, country] = [
      textOf(answer['company']),
      textOf(answer['address']),
      textOf(answer['country']),
    ];
    const found = answer['valid'] === true ? { company, address, country } : null;
    return { type: 'register.answered', attempt, found };
  });
}

function heard(attempt: number, ask: () => Promise<VatLookupEvent>): Promise<VatLookupEvent> {
  return unlessRefused(ask(), () => ({ type: 'lookup.failed', attempt }));
}
