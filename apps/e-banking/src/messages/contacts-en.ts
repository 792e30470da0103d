import { provider } from '@statewise/i18n';

/** Texts about the people, companies and client numbers in an application's lists. */
export const contactMessages = {
  'list.beneficial_owner': 'Beneficial owners',
  'list.director': 'Directors and managers',
  'list.authorised_signatory': 'Authorised signatories',
  'list.owner_partner': 'Owners and partners',
  'list.politically_exposed_person': 'Politically exposed persons',
  'list.principal_account_holder': 'Principal account holders',
  'list.additional_card_holder': 'Additional card holders',
  'list.account': `Accounts with ${provider.name}`,
  'list.client_number': `${provider.partnerStore.name} client numbers`,

  'list.beneficial_owner.text':
    'Everyone who ultimately owns a part of the company: people, and companies together with the people behind them.',
  'list.director.text': 'Everyone who runs the company from day to day or sits on its board.',
  'list.authorised_signatory.text': 'Everyone who may sign for the company, alone or together with others.',
  'list.owner_partner.text': 'You, and everyone with whom you own the business.',
  'list.politically_exposed_person.text':
    'Anyone who holds a prominent public function, is a close relative of such a person or works closely with one.',
  'list.principal_account_holder.text': 'Everyone who may use the account in full.',
  'list.additional_card_holder.text': 'Everyone who gets a card of their own on this account.',
  'list.account.text': 'Anyone in the business who already has an account with us.',
  'list.client_number.text': `The numbers under which the stores of ${provider.partnerStore.name} know the business.`,

  'contactHint.idcard': 'Digits only',
  'contactHint.expiry': 'As shown on the card',
  'contactHint.shares': 'Up to two decimals, for example 33.33',
  'contactHint.client_number': 'One letter and five digits, for example A12345',
  'contactMore.source_of_funds':
    'Where the money that goes into this account comes from: turnover, a loan, the sale of a building.',
  'contactMore.source_of_wealth':
    'How this person came to own what they have: savings from work, an inheritance, a business that was sold.',

  'add.beneficial_owner': 'Add a beneficial owner',
  'add.below': 'Add an owner of {name}',
  'add.director': 'Add a director or manager',
  'add.authorised_signatory': 'Add a signatory',
  'add.owner_partner': 'Add an owner or partner',
  'add.politically_exposed_person': 'Add a politically exposed person',
  'add.principal_account_holder': 'Add an account holder',
  'add.additional_card_holder': 'Add a card holder',
  'add.account': 'Add an account',
  'add.client_number': 'Add a client number',

  'contacts.count': { one: '{count} entry', other: '{count} entries' },
  'contacts.empty': 'Nothing entered yet.',
  'contacts.full': { one: 'There can be one here, no more.', other: 'There can be {count} here, no more.' },
  'contacts.search': 'Search by name',
  'contacts.found': { one: '{count} found', other: '{count} found' },
  'contacts.showAll': 'Show all {count}',
  'contacts.showFewer': 'Show fewer',
  'contacts.edit': 'Edit {name}',
  'contacts.delete': 'Delete {name}',
  'contacts.editing': 'Edit {name}',
  'contacts.save': 'Save this entry',
  'contacts.cancel': 'Cancel',
  'contacts.below': 'Owners of {name}',
  'contacts.also': 'also under {lists}',
  'contacts.expired': 'Identity card has expired',
  'contacts.withShareholders': {
    one: 'and {count} owner of this company',
    other: 'and {count} owners of this company',
  },
  'contacts.same': 'Same person as …',
  'contacts.sameNobody': 'Nobody entered so far',
  'contacts.sameHint':
    'Fills in the name and the date of birth. Each card may be entered only once in this step: give the number of another document.',
  'contacts.elsewhere': 'Changed to “{value}” on another device in the meantime. Save again to keep what you typed.',
  'contacts.takeTheirs': 'Take “{value}”',
  'contacts.gone': 'This entry was deleted on another device in the meantime. What you typed is still here.',
  'contacts.renew': 'Make it a new entry',
  'contacts.companyGone': 'The company was deleted on another device in the meantime. What you typed is still here.',
  'contacts.notDeleted':
    '{name} was changed on another device in the meantime and has not been deleted. Please look at it once more first.',
  'contacts.added': '{name} was added.',
  'contacts.edited': '{name} was changed.',
  'contacts.deleted': 'The entry was deleted.',

  'shares.total': 'Shares: {total} of {whole}',
  'shares.left': '{left} still to divide',
  'shares.whole': 'All shares are divided',
  'shares.below': 'Divided so far: {total} of {whole}',
  'shares.hint': 'Up to two decimals. Still to divide: {left}.',

  'shares.passed': 'Together the shares would pass 100 percent: {left} is still to divide',

  'open.title': 'One entry is not saved yet',
  'open.text':
    'Under “{list}” a form is still open. You can go on without it: what you typed there stays until you come back to it in this tab.',
  'open.back': 'Back to the entry',
  'open.goOn': 'Go on without it',

  'pep.help': 'Who is politically exposed?',
  'pep.title': 'Politically exposed persons',
  'pep.text': 'A person is politically exposed who, now or in the last twelve months,',
  'pep.functions':
    'holds a prominent public function: head of state, minister, member of parliament, judge of a supreme court, ambassador, general, or board member of a central bank or a state-owned company;',
  'pep.family': 'is the partner, a parent, a child or a child’s partner of such a person;',
  'pep.associates': 'or is known to do business with such a person, or to own a company together.',
  'pep.why':
    'This is not a reproach, and no reason to refuse an account. By law every bank has to know it and look at such accounts more closely.',
  'pep.close': 'Close',

  'error.beneficial_owner.required': 'Add at least one beneficial owner to go on',
  'error.director.required': 'Add at least one director or manager to go on',
  'error.authorised_signatory.required': 'Add at least one authorised signatory to go on',
  'error.owner_partner.required': 'Add at least one owner or partner to go on',
  'error.politically_exposed_person.required': 'You answered yes: name at least one politically exposed person',
  'error.principal_account_holder.required': 'Add at least one principal account holder to go on',
  'error.principal_account_holder.max': 'This account takes no more principal account holders',
  'error.additional_card_holder.max': 'At most two people get a card of their own',
  'error.client_number.required': `You buy at ${provider.partnerStore.name} on account: add at least one client number`,
  'error.shares.shares': 'The shares of the beneficial owners must add up to exactly 100 percent',
  'error.idcard.unique': 'You have already entered this identity card in this step',
  'error.idcard.numbers': 'Use digits only',
  'error.shares.numbers': 'Enter a percentage with at most two decimals, for example 33.33',
  'error.shares.min': 'A share is more than 0 percent',
  'error.shares.max': 'A share is at most 100 percent',
  'error.birthday.adult': 'This person must be at least 18 years old',
  'error.pep.required': 'Answer yes or no',
} as const;
