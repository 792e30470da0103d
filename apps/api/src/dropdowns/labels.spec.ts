import type { Language } from '@statewise/i18n';
import { migratedRows } from '../testing/migration-text.js';

const bank = 'The bank’s own range: no law or register names it';
const aml =
  'Belgian act of 18 September 2017 against money laundering, articles 4 (27° and 28°) and 23: words of its Dutch and French text';
const csa = 'Belgian Code of companies and associations of 23 March 2019, article 1:5';
const dutchCode = 'Dutch Civil Code, book 2';
const dutchTrade = 'Dutch Commercial Code, articles 16 and 19';
const frenchCode = 'French Code de commerce, book II';
const luxembourg = 'Luxembourg act of 10 August 1915 on commercial companies, article 100-2';
const malta = 'Maltese Companies Act, chapter 386';

/** Where the words of every dropdown come from, by its name; of legal forms by each one. */
const labelSources: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  titles:
    'Circular 5575/SG of the French prime minister of 21 February 2012 (no Mademoiselle); taaladvies.net, “mejuffrouw”',
  genders: 'Belgian act of 25 June 2017 on transgender people; the third as passports of other countries have it',
  civil_status:
    'Belgian national register, information type 120; living together: Belgian former Civil Code, article 1475',
  sectors: 'NACE Rev. 2.1 (Regulation (EU) 2023/137), sections A to S, put together as people name them',
  main_occupation:
    'Belgian social statutes: RSZ/ONSS (salaried), RSVZ/INASTI (self-employed), FPD/SFP (retired), RVA/ONEM',
  employment_length: bank,
  relationships: bank,
  credit_limits: 'Belgian Code of economic law, article I.9, 48° (credit line); the amounts are the bank’s own',
  living_situation: bank,
  van_marcke_client_choice: bank,
  account_type: bank,
  izola_pro_credit_card: bank,
  business_countries: 'Interinstitutional style guide of the European Union, annex A5',
  business_documents: `${csa} (statutes, founding deed); Belgian Code of economic law, book III (register); tax assessment: aanslagbiljet, avertissement-extrait de rôle of FPS Finance`,
  business_sections: aml,
  dutch_company_types: { bv: dutchCode, nv: dutchCode, cv: dutchTrade, vof: dutchTrade },
  company_types: {
    sole_trader: 'Belgian Code of economic law, article I.1, 1° (a natural person as an enterprise)',
    bv: csa,
    nv: csa,
    cv: csa,
    vof: csa,
    commv: csa,
    vzw: 'Belgian Code of companies and associations of 23 March 2019, article 1:6',
    ltd: malta,
    plc: malta,
    partnership: malta,
    foundation: 'Maltese Civil Code, chapter 16, second schedule',
    maatschap: 'Dutch Civil Code, book 7A, article 1655',
    stichting: dutchCode,
    sarl: frenchCode,
    eurl: frenchCode,
    sas: frenchCode,
    sasu: frenchCode,
    sa: frenchCode,
    snc: frenchCode,
    sarl_s: luxembourg,
    scs: luxembourg,
  },
};

type Label = Readonly<Record<'dropdown' | 'value', string>> & { readonly labels: Readonly<Record<Language, string>> };

const written: Label[] = ['CreateDropdowns', 'CorrectLabels'].flatMap(migratedRows).flat();
const labels = [...new Map(written.map((label) => [`${label.dropdown} ${label.value}`, label])).values()];
const names = [...new Set(labels.map(({ dropdown }) => dropdown))];

it('names the source of every label', () => {
  const withoutSource = labels.filter(({ dropdown, value }) => {
    const source = labelSources[dropdown];
    return (typeof source === 'string' ? source : source?.[value]) === undefined;
  });
  expect(withoutSource).toEqual([]);
});

it.each(labels)('$dropdown.$value reads like a sentence', ({ labels: { en, nl, fr } }) => {
  for (const text of [en, nl, fr]) expect(text).not.toMatch(/'|Mademoiselle|Mejuffrouw| of commanditaire|^\s|\s$/);
  // Words for women and men in one, and spaces at which a figure and its unit part.
  expect(fr).not.toMatch(/\(e\)|·e|\d [\d€]| [;:!?»]/);
});

it.each(names.filter((name) => name !== 'titles' && name !== 'company_types'))(
  '%s has two labels alike in no language',
  (dropdown) => {
    const texts = labels.filter((label) => label.dropdown === dropdown).map((label) => label.labels);
    for (const language of ['en', 'nl', 'fr'] as const) {
      const said = texts.map((text) => text[language]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  },
);
