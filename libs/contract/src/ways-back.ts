import { Description, Email, Example, exampleOf, Required, Text } from '@statewise/fields';
import { applicationsArea } from './application-schemas.js';
import { lostCodesOfAddress } from './limits.js';
import { ok, operation, operations } from './operation.js';
import { codeHolders, everyone } from './who.js';

/** What the link of a mail carries besides the code. */
export class MailedProof {
  @Required()
  @Text({ max: 100 })
  @Description('What stands behind the `#` of the link; refused as `unknown` where it is of another mail.')
  @Example('q83vEjRWeJCrze8SNFZ4kA')
  proof: string;
}

/** Whose code is lost. */
export class LostCode {
  @Required()
  @Email()
  @Description('The address of the application.')
  @Example('ada@example.com')
  email: string;

  @Required()
  @Text({ max: 100 })
  @Description('The flow of the application.')
  @Example('appointment')
  flow: string;
}

/** How applicants come back to what they began. */
export const waysBack = operations('waysBack', applicationsArea, {
  confirmAddress: operation('POST', '/api/v1/applications/{code}/address', {
    who: codeHolders,
    summary: 'Confirm that the mail with a way back was read',
    description:
      'Who holds the code and what a mailed link carries reads the mail of the application’s address. A second time is no error; for an application that its applicant has not taken over it changes nothing.',
    body: { type: MailedProof, examples: { link: exampleOf(MailedProof) } },
    answers: ok({}),
  }),
  mailLostCode: operation('POST', '/api/v1/lost-codes', {
    who: everyone,
    summary: 'Mail the codes of an address to that address',
    description:
      'The same answer, in the same time, whether there are applications with this address or not. Codes go only to addresses that who held the code typed or confirmed, at most three times a day to one, each time of its three latest applications of the flow. Each is noted.',
    isLocalised: true,
    body: { type: LostCode, examples: { lost: exampleOf(LostCode) } },
    answers: ok({}),
    limits: [lostCodesOfAddress],
  }),
});
