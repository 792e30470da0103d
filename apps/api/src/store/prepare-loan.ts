import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import { isStoreContext, loanApplicationFlow, storeSteps, type Seller } from '@statewise/machines';
import { ApplicationAddresses } from '@statewise/server/applications/addresses/application-addresses.service.js';
import { FlowEngine, type Creation } from '@statewise/server/engine/flow-engine.js';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import type { ActionCall, WritingHandler } from '@statewise/server/engine/flow-registry.js';
import type { SqlRunner } from '@statewise/server/platform/database/sql.js';
import { insert, readLocale } from './prepared-loans.statements.js';
import { loanFieldsOf } from './store-fields.js';

/** What `ready` hands to `write`. */
interface Ready {
  readonly creation: Creation;
  readonly storeNumber: string;
  readonly email: unknown;
}

/** Brings the customer's loan application into being in the transaction in which the store's own is saved. */
@Injectable()
export class PrepareLoan implements WritingHandler {
  readonly kind = 'write';

  constructor(
    private readonly engine: FlowEngine,
    private readonly addresses: ApplicationAddresses,
    private readonly audit: Audit,
  ) {}

  async ready({ context, event: { actor } }: ActionCall): Promise<Ready> {
    if (!isStoreContext(context) || context.seller === null) throw new Error('nobody sells');
    const { seller, steps } = context;
    const { [storeSteps.identify.step]: entry = {}, [storeSteps.applicationDetails.step]: details = {} } = steps;
    const event = {
      type: 'application.refer',
      loan: loanFieldsOf(details),
      storeNumber: seller.storeNumber,
      born: details['date_of_birth'],
      soldBy: { ...entry, ...sellerFields(seller), employee_full_name: details['employee_full_name'] },
    };
    const creation = await this.engine.prepareCreation(loanApplicationFlow.id, event, {
      actor,
      // The application of the store has it, which is not written yet.
      locale: '',
      drafts: { 1: applicantOf(details, seller) },
    });
    return { creation, storeNumber: seller.storeNumber, email: details['email'] };
  }

  async write(
    { event: { actor } }: ActionCall,
    runner: SqlRunner,
    storeApplicationId: string,
    ready: unknown,
  ): Promise<void> {
    if (!isReady(ready)) throw new Error('the loan application is not ready');
    const { creation, storeNumber, email } = ready;
    const [kept] = await runner.run(readLocale, [storeApplicationId]);
    if (!kept) throw new Error('the application of the store is not there');
    const { locale } = kept;
    const id = await this.engine.insertWithin({ ...creation, fresh: { ...creation.fresh, locale } }, runner);
    if (typeof email === 'string') await this.addresses.note(id, email, false, runner);
    await runner.run(insert, [storeApplicationId, id, storeNumber]);
    const { public_id: application } = creation.fresh;
    const details = { event: 'application.refer' };
    if (actor.id !== undefined)
      await this.audit.note({ kind: 'application.changed', actor, application, details }, runner);
  }
}

function isReady(ready: unknown): ready is Ready {
  return typeof ready === 'object' && ready !== null && 'creation' in ready && 'storeNumber' in ready;
}

/** Who sold, where that is an account; of an employee the entry says it. */
function sellerFields({ intermediaryId, name }: Seller): Fields {
  return intermediaryId === undefined ? {} : { intermediary_id: intermediaryId, intermediary_name: name };
}

/** What the store typed of the customer waits at step one to be confirmed. */
function applicantOf(details: Fields, { storeNumber, intermediaryId }: Seller): Fields {
  const { title, first_name, last_name, email, date_of_birth, mobile } = details;
  const sold = {
    store_number: storeNumber,
    ...(intermediaryId !== undefined && { intermediary_id: Number(intermediaryId) }),
  };
  return { title, first_name, last_name, email, date_of_birth, mobile, ...sold };
}
