import { nextNumber } from '@statewise/machines/testing';
import { expect, type Locator } from '@playwright/test';
import type { SampleAnswers } from './applicant.ts';
import type { BusinessKey } from './texts.ts';
import { fillIn, type WizardPage } from './wizard-page.ts';

/** Lists with a form of their own; all people and companies stand in one. */
export type ListName = 'people' | 'client_number';

/** The roles that a person or company can have. */
type Role =
  | 'beneficial_owner'
  | 'director'
  | 'authorised_signatory'
  | 'owner_partner'
  | 'politically_exposed_person'
  | 'principal_account_holder'
  | 'additional_card_holder';

/** What a new entry is, besides its fields. */
export interface ContactKind {
  readonly isCompany?: boolean;
  readonly roles?: readonly Role[];
  /** The company-owner below which it stands. */
  readonly below?: string;
}

/** A list of contacts as people use it. */
export class ContactListPage {
  readonly region: Locator;
  private readonly wizard: WizardPage<BusinessKey>;
  private readonly name: ListName;

  constructor(wizard: WizardPage<BusinessKey>, name: ListName) {
    this.wizard = wizard;
    this.name = name;
    this.region = wizard.page.getByRole('region', { name: wizard.text(`list.${name}`) });
  }

  /** Opens the form of a new entry. */
  async begin({ isCompany = false, roles = [], below }: ContactKind = {}): Promise<void> {
    const button = this.addButton(below);
    const title = await button.innerText();
    await button.click();
    await expect(this.region.getByRole('group', { name: title.trim(), exact: true })).toBeVisible();
    if (isCompany) await this.region.getByRole('tab', { name: this.wizard.text('sector.Company') }).click();
    for (const role of roles) await this.tick(role).check();
  }

  /** The tick of a role in the open form. */
  tick(role: Role): Locator {
    return this.region.locator(`[name="people-role-${role}"]`);
  }

  addButton(below?: string): Locator {
    const label =
      below === undefined ? this.wizard.text(`add.${this.name}`) : this.wizard.text('add.below', { name: below });
    return this.region.getByRole('button', { name: label, exact: true });
  }

  field(name: ContactField): Locator {
    return this.wizard.labelled(this.wizard.text(`contact.${name}`), this.region);
  }

  async fill(answers: ContactAnswers): Promise<void> {
    for (const [field, value] of this.controls(answers)) await fillIn(field, value);
  }

  /** The fields of some answers, in the order of the form. */
  controls(answers: ContactAnswers): readonly (readonly [field: Locator, value: string])[] {
    return entriesOf(answers).map(([name, value]) => [this.field(name), value]);
  }

  get saveButton(): Locator {
    return this.region.getByRole('button', { name: this.wizard.text('contacts.save'), exact: true });
  }

  /** Closes the form that is open. */
  async cancel(): Promise<void> {
    await this.region.getByRole('button', { name: this.wizard.text('contacts.cancel'), exact: true }).click();
  }

  /** Adds an entry and waits until it stands in the list under its name. */
  async add(name: string, answers: ContactAnswers, kind: ContactKind = {}): Promise<void> {
    await this.begin(kind);
    await this.fill(answers);
    await this.saveButton.click();
    await expect(this.edit(name)).toBeVisible();
  }

  /** The button that opens an entry, by which the entry is known. */
  edit(name: string): Locator {
    return this.region.getByRole('button', { name: this.wizard.text('contacts.edit', { name }), exact: true });
  }

  /** Deletes an entry, the question answered, and waits until it is gone. */
  async remove(name: string): Promise<void> {
    await this.delete(name).click();
    const question = this.wizard.page.getByRole('dialog', { name: this.wizard.text('documents.confirmDelete') });
    await question.getByRole('button', { name: this.wizard.text('documents.yesDelete') }).click();
    await expect(this.edit(name)).toBeHidden();
  }

  delete(name: string): Locator {
    return this.region.getByRole('button', { name: this.wizard.text('contacts.delete', { name }), exact: true });
  }
}

const contactFields = [
  'name',
  'surname',
  'company',
  'birthday',
  'idcard',
  'expiry',
  'shares',
  'pep_name',
  'pep_position',
  'pep_relation',
  'political_exposed_contact_name',
  'client_number',
] as const;
type ContactField = (typeof contactFields)[number];
export type ContactAnswers = SampleAnswers & Readonly<Partial<Record<ContactField, string>>>;

function entriesOf(answers: ContactAnswers): [ContactField, string][] {
  return contactFields.flatMap((name): [ContactField, string][] => {
    const value = answers[name];
    return value === undefined ? [] : [[name, value]];
  });
}

/** Returns the answers of a person with an identity card of their own. */
export function aPerson(fullName: string, other: ContactAnswers = {}): ContactAnswers {
  const [name = '', surname = ''] = fullName.split(' ');
  return { name, surname, birthday: '02/05/1979', idcard: nextNumber(), expiry: '31/12/2099', ...other };
}
