import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { rowOf, rowsOf, textOf, type Choices } from '@statewise/wizard';

/** The name under which the legal forms of a country stand among the choices. */
export function companyTypesOf(country: string): string {
  return `company_types.${country}`;
}

/** Fetches the legal forms of every country, named in the page's language. */
export async function fetchCompanyTypes(request: Request, language: Language): Promise<Choices> {
  const answer = rowOf(await request(`/e-banking/api/getIzolaProViesCompanyTypes?lang=${language}`));
  const byCountry = Map.groupBy(rowsOf(answer['companyTypes']), ({ country }) => textOf(country));
  return Object.fromEntries(
    [...byCountry].map(([country, types]) => [
      companyTypesOf(country),
      types.map(({ value, label }) => ({ value: textOf(value), label: textOf(label) })),
    ]),
  );
}
