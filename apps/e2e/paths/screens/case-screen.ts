import { expect, type Page } from '@playwright/test';
import messages from '../../../console/src/cases/messages/en.json' with { type: 'json' };
import type { DescribedFlow } from '@statewise/contract';

/** The part of the console in which an admin acts on an application. */
export class CaseScreen {
  private readonly page: Page;
  private readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`${this.origin}/console/applications/${id}/acts`);
    const [before = ''] = messages['case.stands'].split('{state}');
    await expect(this.page.getByText(before)).toBeVisible();
  }

  async jump(state: string, reason: string): Promise<void> {
    await this.page.locator('[name=jump-state]').selectOption(state);
    await this.page.locator('[name=jump-reason]').fill(reason);
    await this.button('jump.go').click();
    await expect(this.page.getByText(messages['jump.done'])).toBeVisible();
  }

  async undo(): Promise<void> {
    await this.button('jump.undo').click();
    await expect(this.page.getByText(messages['jump.undone'])).toBeVisible();
  }

  /** Sets a status, or proposes the acceptance where the policy wants two people. */
  async setStatus(type: string, value: number): Promise<void> {
    await this.page.locator('[name=status-type]').selectOption(type);
    await this.page.locator('[name=status-value]').selectOption(`${type}:${value}`);
    await this.page.locator('[name=status-reason]').fill('Checked');
    await this.button('status.go').or(this.button('status.propose')).click();
    await expect(
      this.page.getByText(messages['status.done']).or(this.page.getByText(messages['decide.proposed'])),
    ).toBeVisible();
  }

  async confirmProposal(): Promise<void> {
    await this.button('proposal.confirm').click();
    await expect(this.page.getByText(messages['proposal.confirmed'])).toBeVisible();
  }

  async declineProposal(): Promise<void> {
    await this.page.locator('[name=proposal-reason], [name=withdrawal-reason]').fill('The payslip is of last year');
    await this.button('proposal.decline').click();
    await expect(this.page.getByText(messages['proposal.declined'])).toBeVisible();
  }

  async expectState(state: string, flow: string): Promise<void> {
    const flows: DescribedFlow[] = await (await this.page.request.get(`${this.origin}/api/v1/flows`)).json();
    const name = flows.find(({ id }) => id === flow)?.states[state] ?? state;
    const stands = messages['case.stands'].replace('{state}', name);
    await expect(this.page.getByText(stands, { exact: true })).toBeVisible();
  }

  private button(key: keyof typeof messages) {
    return this.page.getByRole('button', { name: messages[key], exact: true });
  }
}
