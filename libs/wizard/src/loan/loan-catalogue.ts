import type { Route } from '@statewise/fields';
import type { Request } from '@statewise/flow-client';
import type { Language } from '@statewise/i18n';
import { numberOf, rowOf, rowsOf, textOf } from '../requests/wire.js';

export interface LoanType {
  readonly id: number;
  readonly name: string;
  /** Most that is lent, in euro; null for no limit. */
  readonly maximum: number | null;
}

export interface LoanTerm {
  readonly loanTypeId: number;
  /** Months. */
  readonly term: number;
  /** Least amount for which it is offered, in euro; null for any. */
  readonly minimum: number | null;
}

export interface Promotion {
  readonly id: number;
  readonly loanTypeId: number;
  readonly name: string;
  readonly months: number;
  readonly isDefault: boolean;
}

/** Everything that can be borrowed: types, terms and promotions. */
export interface LoanCatalogue {
  readonly types: readonly LoanType[];
  readonly terms: readonly LoanTerm[];
  readonly promotions: readonly Promotion[];
  /** False in a store that takes no part in the partner's promotions: it has none. */
  readonly allowsPromotions: boolean;
  /** Whether who says to be of the bank’s staff is believed here. */
  readonly allowsStaff: boolean;
}

/** Who asks what can be borrowed. */
export interface CatalogueReader {
  readonly route: Route;
  readonly language: Language;
  /** The store that sells, where there is one. */
  readonly storeNumber?: string;
}

/** Fetches what can be borrowed by the route the applicant came, and in a store. */
export async function fetchLoanCatalogue(
  request: Request,
  { route, language, storeNumber }: CatalogueReader,
): Promise<LoanCatalogue> {
  const query = new URLSearchParams({
    lang: language,
    ...(route === 'direct' ? {} : { r: route }),
    ...(storeNumber === undefined ? {} : { s: storeNumber }),
  });
  const answer = rowOf(await request(`/consumer-loans-vm-stores/api/getLoanDetails?${query}`));
  return {
    types: rowsOf(answer['loanTypes']).map((row) => ({
      id: numberOf(row['id']),
      name: textOf(row['name']),
      maximum: limitOf(row['maximum']),
    })),
    terms: rowsOf(answer['loanTerms']).map((row) => ({
      loanTypeId: numberOf(row['loan_type_id']),
      term: numberOf(row['term']),
      minimum: limitOf(row['minimum']),
    })),
    promotions: rowsOf(answer['promotions']).map((row) => ({
      id: numberOf(row['id']),
      loanTypeId: numberOf(row['loan_id']),
      name: textOf(row['name']),
      months: numberOf(row['months']),
      isDefault: row['is_default'] === true,
    })),
    allowsPromotions: answer['allow_vm_promotions'] !== false,
    allowsStaff: answer['allow_staff_loans'] === true,
  };
}

function limitOf(value: unknown): number | null {
  return value === null || value === undefined ? null : numberOf(value);
}
