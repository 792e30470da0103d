import { businessDocuments, Example } from '@statewise/fields';
import { documentTypes } from '@statewise/machines';
import { applicationSchema, exampleCode } from '../application-schemas.js';
import { documentOperations } from '../documents.js';
import { AsSent } from '../members.js';
import { ok, operation, operations } from '../operation.js';
import { businessArea, exampleBusiness } from './business-schemas.js';
import { LoanCall, loanArea } from './loan-schemas.js';
import { codeHolders } from '../who.js';

/** Documents of a loan application: payslips, invoices, proofs of identity. */
const loan = documentOperations({
  group: 'documents',
  area: loanArea,
  base: '/consumer-loans-application/api',
  schema: 'Document',
  kinds: documentTypes,
  isSpecified: true,
  example: {
    status_type: 'payslip',
    status_value: 4,
    application: {
      state: 'thankYou',
      version: 7,
      current_step: 7,
      furthest_step: 7,
      application_status_id: 5,
      risk_status_id: 1,
      payslip_status_id: 4,
    },
  },
});

export const loanDocuments = loan.operations;

/** A document that its sender takes back. */
export class DocumentRemoval extends LoanCall {
  @AsSent({ type: 'string', description: 'As the list of documents names it' }) @Example('1') id: unknown;
}

/** What only loan applications have: a document can be taken back. */
export const loanDocumentRemoval = operations('documents', loanArea, {
  remove: operation('POST', '/consumer-loans-application/api/removeDocument', {
    who: codeHolders,
    summary: 'Take a document back',
    description: 'As long as nobody at the bank has looked at a document of its kind.',
    isSpecified: false,
    isRepeatable: true,
    body: { type: DocumentRemoval, examples: { 'A payslip': { code: exampleCode, id: '1' } } },
    answers: ok({ documents: loan.documents, application: applicationSchema }, { documents: [] }),
    problems: [
      'REQUEST.NOT_FOUND',
      'APPLICATION.NOT_FOUND',
      'APPLICATION.STALE',
      'APPLICATION.REFUSED',
      'APPLICATION.LOST',
    ],
  }),
});

/** Documents of an application for a business account: extracts, articles, identity cards. */
export const { operations: accountDocuments } = documentOperations({
  group: 'businessDocuments',
  area: businessArea,
  base: '/e-banking/api',
  schema: 'BusinessDocument',
  kinds: businessDocuments,
  isSpecified: false,
  example: {
    application: exampleBusiness({ state: 'marketing', version: 9, current_step: 6, furthest_step: 6 }),
  },
});
