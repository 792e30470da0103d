import type { BankContract } from '@statewise/contract/bank';
import type { Client } from '@statewise/contract/client';
import { exampleOf, StepFive, StepFour, StepOne, StepThree, StepTwo, type Fields } from '@statewise/fields';
import type { SampleApplicant, SampleAnswers } from './applicant.ts';
import { platformClient, cookieOfSignIn } from './platform-client.ts';
import { admin } from './statewise.ts';

const aLoan = { amount: 9_000, consumer_loan_application_loan_type_id: 1, loan_term: 48 };

/** Loan applications over the API, for journeys that are about something else. */
export class LoanApi {
  private readonly url: string;
  private readonly call: Client<BankContract>;

  constructor(url: string) {
    this.url = url;
    this.call = platformClient(url);
  }

  /** Creates an application that stands at a step, with everything before it answered; returns its code. */
  async at(
    step: 2 | 3 | 4 | 5 | 6,
    { stepOne, stepTwo, stepThree, stepFour, stepFive }: SampleApplicant,
  ): Promise<string> {
    const { occupation, income, expenditure } = stepThree;
    const { code } = await this.call('POST /consumer-loans-application/api/create', {
      body: { data: stepOne, loan: aLoan },
    });
    // What the pages fill in by themselves is sent along.
    const addressed = { mobile_number: stepOne['mobile'] ?? '', ...stepTwo };
    const withLoan = { ...aLoan, ...stepFour };
    const later = [addressed, { ...occupation, ...income, ...expenditure }, withLoan].slice(0, step - 2);
    for (const [index, answers] of later.entries()) await this.save(code, index + 2, answers);
    if (step === 6) await this.sendIn(code, stepFive);
    return code;
  }

  /** Answers everything after the loan that a store prepared, and sends the application. */
  async complete(code: string): Promise<void> {
    const steps = [StepOne, StepTwo, StepThree, StepFour];
    for (const [index, step] of steps.entries()) await this.save(code, index + 1, exampleOf(step));
    await this.sendIn(code, exampleOf(StepFive));
  }

  /** Grants an application as an admin does; answers the state in which it then is. */
  async grant(code: string): Promise<string> {
    const cookie = await cookieOfSignIn(`${this.url}/api/v1/session`, admin);
    const body = { status_type: 'final', status_value: 1, reason: 'everything is there' };
    const call = platformClient(this.url, cookie);
    return (await call('POST /api/v1/applications/{code}/statuses', { code, body })).application.state;
  }

  /** The names of the documents that count. */
  async documents(code: string): Promise<string[]> {
    const { documents } = await this.call('GET /consumer-loans-application/api/getDocuments', { code });
    return documents.map(({ name }) => name);
  }

  /** Whether a code opens an application. */
  async canResume(code: string): Promise<boolean> {
    return (await this.call('POST /consumer-loans-application/api/canResume', { body: { code } })).can_resume;
  }

  /** Mails the applicant the plan of the loan, and how to go on. */
  mailPlan(code: string): Promise<unknown> {
    return this.call('POST /consumer-loans-application/api/sendLoanPlan', { body: { code } });
  }

  private save(code: string, current_step: number, data: SampleAnswers | Fields): Promise<unknown> {
    const body = { code, current_step, furthest_step: current_step, data };
    return this.call('POST /consumer-loans-application/api/saveStepData', { body });
  }

  private sendIn(code: string, data: SampleAnswers | Fields): Promise<unknown> {
    return this.call('POST /consumer-loans-application/api/saveAdditionalData', { body: { code, data } });
  }
}
