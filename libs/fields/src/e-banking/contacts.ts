import type { Deriving, FieldsClass } from '../check/check.js';
import { Adult, FutureDate } from '../rules/date-text.js';
import { Example } from '../rules/example.js';
import { Digits, Share } from '../rules/number.js';
import { field, rule, trimmed } from '../rules/rule.js';
import { AtLeastOneOf, Required } from '../rules/required.js';
import { Text } from '../rules/text.js';

// The people and companies in an application's lists; which list one stands in is its type.

/** A person. */
class IndividualContact implements Deriving {
  @Text({ derived: true }) sector?: string;
  @Required() @Text() @Example('Nora') name: string;
  @Required() @Text() @Example('Camilleri') surname: string;
  @Required() @Adult() @Example('02/05/1979') birthday: string;

  /** Of the identity card. */
  @Required() @Digits() @Example('592017736') idcard: string;

  /** Of the identity card. */
  @Required() @FutureDate() @Example('31/12/2099') expiry: string;

  derive(): void {
    this.sector = 'Individual';
  }
}

/** A company. */
class CompanyContact implements Deriving {
  @Text({ derived: true }) sector?: string;
  @Required() @Text() @Example('Camilleri Holding') company: string;

  derive(): void {
    this.sector = 'Company';
  }
}

/** A person who owns a part of the business. */
class OwningIndividual extends IndividualContact {
  @Required() @Share() @Example(60) shares: number;
  @Text() @Example('Founder') relation?: string;
  @Text() @Example('Sale of a house') source_of_funds?: string;
  @Text() @Example('Savings from employment') source_of_wealth?: string;
}

/** A company that owns a part of the business. */
class OwningCompany extends CompanyContact {
  @Required() @Share() @Example(40) shares: number;
  @Text() @Example('Parent company') relation?: string;
  @Text() @Example('Dividends') source_of_funds?: string;
  @Text() @Example('Profits of twenty years') source_of_wealth?: string;
}

/** A sole trader or one of the partners; how they share is their own business. */
class OwnerOrPartner extends IndividualContact {
  @Share() @Example(100) shares?: number;
  @Text() @Example('Owner') relation?: string;
  @Text() @Example('Turnover of the business') source_of_funds?: string;
  @Text() @Example('Savings from employment') source_of_wealth?: string;
}

/** A person or company that has an account with the bank already. */
class AccountContact {
  @AtLeastOneOf('name', 'company') @Text() @Example('Nora') name?: string;
  @Text() @Example('Camilleri') surname?: string;
  @AtLeastOneOf('name', 'company') @Text() @Example('Camilleri Holding') company?: string;
  @Text() @Example('Director') relation?: string;
}

/** A person who holds a prominent public function, or is close to one who does. */
class PoliticallyExposedContact {
  @Required() @Text() @Example('Paul Borg') pep_name: string;
  @Required() @Text() @Example('Member of parliament') pep_position: string;
  @Required() @Text() @Example('Brother') pep_relation: string;

  /** The person of the lists to whom it matters. */
  @Required() @Text() @Example('Nora Camilleri') political_exposed_contact_name: string;
}

const clientNumber = /^[A-Za-z]\d{5}$/;

/** A client number of the partner's stores. */
class ClientNumberContact {
  @Required()
  @field(
    { kind: 'text', maxLength: 6, pattern: clientNumber, normalise: trimmed },
    rule('vanmarcke', (value) => typeof value === 'string' && clientNumber.test(value)),
  )
  @Example('A12345')
  client_number: string;
}

/** What each type of contact is asked for. */
export const contactClasses = {
  beneficial_owner_individual: OwningIndividual,
  beneficial_owner_company: OwningCompany,
  authorised_signatory: IndividualContact,
  director_individual: IndividualContact,
  director_company: CompanyContact,
  owner_partner: OwnerOrPartner,
  principal_account_holder: IndividualContact,
  additional_card_holder: IndividualContact,
  account: AccountContact,
  politically_exposed_person: PoliticallyExposedContact,
  client_number: ClientNumberContact,
} as const satisfies Record<string, FieldsClass>;

/** The list in which a contact stands. */
export type ContactType = keyof typeof contactClasses;
export const contactTypes = Object.keys(contactClasses).filter(isContactType);

export function isContactType(value: unknown): value is ContactType {
  return typeof value === 'string' && Object.hasOwn(contactClasses, value);
}
