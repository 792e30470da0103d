import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { dropdownApps, type Choice } from '@statewise/contract';
import { businessCountries, choices, companyTypes, companyTypesIn, type BusinessCountry } from '@statewise/fields';
import { languages, loanNames, type Language } from '@statewise/i18n';
import type { ChoiceLists } from '@statewise/server/cases/choice-lists.service.js';
import { demandFound, Problem } from '@statewise/server/platform/problem/problem.js';
import { PartnerStores } from '../partner-stores/partner-stores.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { countryChoices, nationalityChoices } from './countries.js';
import { DropdownValue } from './dropdown.entity.js';
import entries from './postcodes.json' with { type: 'json' };
import type { Repository } from 'typeorm';

/** A place in Dutch, French and English. */
type Place = Readonly<Record<Language, string>>;

interface Postcode {
  readonly code: string;
  readonly places: readonly Place[];
}

/**
 * Of each entry the code, then the places that it serves, separated by `+`. A place with more than one official name gives
 * Dutch, French and, if it has its own, English, separated by `|`.
 */
const postcodes: readonly Postcode[] = entries.map(parse);

/** Belgian postcodes, each labelled with the places it serves: `1000 Brussels`. */
function postcodeChoices(language: Language): Choice[] {
  return postcodes.map(({ code, places }) => ({
    value: code,
    label: `${code} ${places.map((place) => place[language]).join(', ')}`,
  }));
}

function parse(entry: string): Postcode {
  return { code: entry.slice(0, 4), places: entry.slice(5).split('+').map(parsePlace) };
}

/** Places without an English name go by the French one, which is the local one or as well known. */
function parsePlace(names: string): Place {
  const [nl = '', fr = nl, en = fr] = names.split('|');
  return { nl, fr, en };
}

const month: Readonly<Record<Language, string>> = { en: 'months', nl: 'maanden', fr: 'mois' };

function numberChoices(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}

/** Durations, all longer than a month: `60 months`. */
function monthChoices(values: readonly string[], language: Language): Choice[] {
  return values.map((value) => ({ value, label: `${value} ${month[language]}` }));
}

/** Lists that are computed rather than stored, by name. */
const computed: Readonly<Record<string, (language: Language) => Choice[]>> = {
  countries: countryChoices,
  nationalities: nationalityChoices,
  postcodes: postcodeChoices,
  depandants: () => numberChoices(choices.depandants),
  loan_durations: (language) => monthChoices(choices.loan_durations, language),
};

/** The legal forms of each country, as its law calls them. */
function legalForms({ company_types: common = [], dutch_company_types: dutch = [] }: Dropdowns): Dropdowns {
  const formsOf = (country: BusinessCountry) =>
    companyTypes[country].flatMap((value) => {
      const isIt = (choice: Choice) => choice.value === value;
      return (country === 'nl' ? dutch.find(isIt) : undefined) ?? common.find(isIt) ?? [];
    });
  return Object.fromEntries(businessCountries.map((country) => [companyTypesIn(country), formsOf(country)]));
}

export type Dropdowns = Readonly<Record<string, readonly Choice[]>>;

/** The choices of every form, in the reader's language. */
@Injectable()
export class DropdownsService implements ChoiceLists {
  /** Sorting and naming two hundred countries is not for every request. */
  private readonly made = new Map<Language, Dropdowns>();

  constructor(
    @InjectRepository(DropdownValue) private readonly values: Repository<DropdownValue>,
    private readonly stores: PartnerStores,
    private readonly pricing: PricingService,
  ) {}

  /** Whether a Belgian postcode serves any place: between the lowest and the highest are many that do not. */
  hasPostcode(said: string): boolean {
    return postcodes.some(({ code }) => code === said);
  }

  async all(app: string, language: Language): Promise<Dropdowns> {
    if (!dropdownApps.some((known) => known === app)) throw new Problem('REQUEST.NOT_FOUND');
    const stored: Record<string, Choice[]> = {};
    const rows = await this.values.find({ order: { dropdown: 'ASC', position: 'ASC' } });
    for (const { dropdown, value, labels } of rows) (stored[dropdown] ??= []).push({ value, label: labels[language] });
    return { ...this.computedLists(language), ...stored, ...legalForms(stored) };
  }

  /** `name` may end in a language (`titles_fr`), which then counts more than the request's. */
  async one(name: string, app: string, language: Language): Promise<readonly Choice[]> {
    const suffix = languages.find((known) => name.endsWith(`_${known}`));
    const dropdowns = await this.all(app, suffix ?? language);
    const key = suffix ? name.slice(0, -3) : name;
    return demandFound(Object.hasOwn(dropdowns, key) ? dropdowns[key] : undefined);
  }

  /**
   * The choices in which answers are worded: those of one front end, for they are the same wherever they are asked, and the
   * names of the loans, promotions and stores that an answer has the ids of.
   */
  async inLanguage(language: Language): Promise<Dropdowns> {
    const loans = Object.entries(loanNames).map(([value, names]) => ({ value, label: names[language] }));
    const [dropdowns, stores, { promotions }] = await Promise.all([
      this.all('consumer_loans_application', language),
      this.stores.all(),
      this.pricing.priceList(),
    ]);
    const offers = promotions.map(({ id, name }) => ({ value: String(id), label: name[language] }));
    return {
      ...dropdowns,
      loan_type_id: loans,
      consumer_loan_application_loan_type_id: loans,
      loan_term: dropdowns['loan_durations'] ?? [],
      promotion_id: offers,
      consumer_loan_application_promotion_id: offers,
      store_id: stores.map(({ id, storeNumber, name }) => ({ value: String(id), label: `${storeNumber} · ${name}` })),
    };
  }

  private computedLists(language: Language): Dropdowns {
    const known = this.made.get(language);
    if (known) return known;
    const lists = Object.fromEntries(Object.entries(computed).map(([name, make]) => [name, make(language)]));
    this.made.set(language, lists);
    return lists;
  }
}
