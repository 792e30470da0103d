import { exampleOf, StepFive, StepFour, StepOne, StepThree, StepTwo } from '@statewise/fields';
import { admin } from './statewise.ts';

/** Loan applications over the API, for journeys that are about something else. */
export class LoanApi {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Answers everything after the loan that a store prepared, and sends the application. */
  async complete(code: string): Promise<void> {
    const steps = [StepOne, StepTwo, StepThree, StepFour];
    for (const [index, step] of steps.entries()) {
      const current_step = index + 1;
      await this.call('saveStepData', { code, current_step, furthest_step: current_step, data: exampleOf(step) });
    }
    await this.call('saveAdditionalData', { code, data: exampleOf(StepFive) });
  }

  /** Grants an application as an admin does; answers the state in which it then is. */
  async grant(code: string): Promise<string> {
    const cookie = await this.signIn();
    const body = { status_type: 'final', status_value: 1, reason: 'everything is there' };
    const response = await this.post(`/api/v1/applications/${code}/statuses`, body, { cookie });
    const { application } = (await response.json()) as { readonly application: { readonly state: string } };
    return application.state;
  }

  /** Whether a code opens an application. */
  async canResume(code: string): Promise<boolean> {
    const answer = await this.call<{ readonly can_resume: boolean }>('canResume', { code });
    return answer.can_resume;
  }

  private async signIn(): Promise<string> {
    const response = await this.post('/api/v1/session', admin);
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  private async call<Answer = unknown>(name: string, body: object): Promise<Answer> {
    const response = await this.post(`/consumer-loans-application/api/${name}`, body);
    return response.json() as Promise<Answer>;
  }

  private async post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}
