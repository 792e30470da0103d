import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('import directions', () => {
  const targets = {
    'libs/finance/src/index.ts': 'export const cents = 1;',
    'libs/machines/src/index.ts': 'export const chart = 1;',
    'apps/loan/src/page.ts': 'export const page = 1;',
    'apps/api/src/store/store.entity.ts': 'export class Store {}',
    'apps/api/src/app.module.ts': 'export class AppModule {}',
    'libs/server/src/platform/sql.ts': 'export class Sql {}',
    'libs/server/src/engine/flow-engine.ts': 'export class FlowEngine {}',
    'libs/server/src/live/stream.ts': 'export class Stream {}',
    'libs/server/src/tokens/tokens.service.ts': 'export class Tokens {}',
    'libs/server/src/accounts/accounts.repository.ts': 'export class AccountsRepository {}',
    'apps/api/src/pricing/pricing.service.ts': 'export class PricingService {}',
    'apps/api/src/pricing/price-list.ts': 'export interface PriceList { readonly rate: number }',
  };

  // The checker ships as ES modules only, so it runs as people run it.
  const check = (files: Readonly<Record<string, string>>) =>
    spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, '../lint.ts'), write({ ...targets, ...files }), 'import directions'],
      { encoding: 'utf8' },
    );

  test('are refused when they run the wrong way', () => {
    const broken: readonly (readonly [file: string, source: string, rule: string])[] = [
      [
        'libs/finance/src/up.ts',
        "import { chart } from '../../machines/src/index.js'; export const a = chart;",
        'finance-imports-only-what-stands-below',
      ],
      [
        'libs/finance/src/up-by-name.ts',
        "import { chart } from '@statewise/machines'; export const a = chart;",
        'finance-imports-only-what-stands-below',
      ],
      [
        'libs/fields/src/type.ts',
        "import type { Flow } from '@statewise/machines'; export type A = Flow;",
        'fields-imports-only-what-stands-below',
      ],
      [
        'libs/ui/src/client.ts',
        "import { useFlow } from '@statewise/flow-client'; export const a = useFlow;",
        'ui-imports-only-what-stands-below',
      ],
      [
        'libs/flow-client/src/wizard.ts',
        "import { createWizard } from '@statewise/wizard'; export const a = createWizard;",
        'flow-client-imports-only-what-stands-below',
      ],
      [
        'libs/wizard/src/loan.ts',
        "import { LoanFields } from '@statewise/lending'; export const a = LoanFields;",
        'wizard-imports-only-what-stands-below',
      ],
      [
        'libs/flow/src/bank.ts',
        "import type { chart } from '@statewise/machines'; export type A = typeof chart;",
        'flow-imports-only-what-stands-below',
      ],
      [
        'libs/machines/src/react.ts',
        "import { useMemo } from 'react'; export const a = useMemo;",
        'pure-libraries-know-no-surroundings',
      ],
      [
        'libs/machines/src/nest.ts',
        "import { Injectable } from '@nestjs/common'; export const a = Injectable;",
        'pure-libraries-know-no-surroundings',
      ],
      [
        'libs/fields/src/typeorm.ts',
        "import { Column } from 'typeorm'; export const a = Column;",
        'pure-libraries-know-no-surroundings',
      ],
      [
        'libs/finance/src/node.ts',
        "import { readFileSync } from 'node:fs'; export const a = readFileSync;",
        'pure-libraries-know-no-node',
      ],
      [
        'apps/site/src/other.ts',
        "import { page } from '../../loan/src/page.js'; export const a = page;",
        'no-app-imports-another',
      ],
      [
        'apps/site/src/other-by-name.ts',
        "import { page } from '@statewise/loan'; export const a = page;",
        'no-app-imports-another',
      ],
      [
        'apps/api/src/pricing/foreign.ts',
        "import { Store } from '../store/store.entity.js'; export const a = Store;",
        'entities-never-leave-their-folder',
      ],
      [
        'libs/server/src/platform/up.ts',
        "import type { FlowEngine } from '../engine/flow-engine.js'; export type A = FlowEngine;",
        'platform-knows-no-other-part',
      ],
      [
        'libs/server/src/engine/up.ts',
        "import type { Tokens } from '../tokens/tokens.service.js'; export type A = Tokens;",
        'engine-knows-the-platform-alone',
      ],
      [
        'libs/server/src/engine/sideways.ts',
        "import type { Stream } from '../live/stream.js'; export type A = Stream;",
        'engine-knows-the-platform-alone',
      ],
      [
        'libs/server/src/retention/up.ts',
        "import { Tokens } from '../tokens/tokens.service.js'; export const a = Tokens;",
        'what-stands-on-the-engine-knows-no-capability',
      ],
      [
        'libs/server/src/tokens/inside.ts',
        "import { AccountsRepository } from '../accounts/accounts.repository.js'; export const a = AccountsRepository;",
        'capabilities-meet-through-services',
      ],
      [
        'libs/server/src/tokens/bank.ts',
        "import type { PricingService } from '../../../../apps/api/src/pricing/pricing.service.js'; export type A = PricingService;",
        'server-imports-only-what-stands-below',
      ],
      [
        'libs/server/src/tokens/charts.ts',
        "import { chart } from '@statewise/machines'; export const a = chart;",
        'server-imports-only-what-stands-below',
      ],
      [
        'apps/api/src/store/inside-platform.ts',
        "import { AccountsRepository } from '@statewise/server/accounts/accounts.repository.js'; export const a = AccountsRepository;",
        'capabilities-of-the-platform-are-met-through-services',
      ],
      [
        'apps/api/src/store/entity-of-platform.ts',
        "import { User } from '@statewise/server/session/user.entity.js'; export const a = User;",
        'entities-never-leave-their-folder',
      ],
      [
        'apps/api/src/store/inside.ts',
        "import type { PriceList } from '../pricing/price-list.js'; export type A = PriceList;",
        'capabilities-meet-through-services',
      ],
      [
        'apps/api/src/store/composed.ts',
        "import { AppModule } from '../app.module.js'; export const a = AppModule;",
        'nobody-imports-the-composition',
      ],
      [
        'libs/fields/src/round.ts',
        "import type { Trip } from './trip.js'; export interface Round { readonly trip: Trip }",
        'no-circles',
      ],
    ];
    const circle = {
      'libs/fields/src/trip.ts':
        "import type { Round } from './round.js'; export interface Trip { readonly round?: Round }",
    };
    const { stdout, status } = check({
      ...circle,
      ...Object.fromEntries(broken.map(([file, source]) => [file, source])),
    });
    const lines = stdout.split('\n');
    expect(
      broken.filter(
        ([file, , rule]) => !lines.some((line) => line.includes(`${file}  imports`) && line.endsWith(rule)),
      ),
    ).toEqual([]);
    expect(status).toBe(1);
  });

  test('are refused between two capabilities that each need the other', () => {
    const { stdout } = check({
      'apps/api/src/store/store.service.ts':
        "import { PricingService } from '../pricing/pricing.service.js'; export const a = PricingService;",
      'apps/api/src/pricing/pricing.module.ts':
        "import type { StoreNumber } from '../store/store-number.service.js'; export type A = StoreNumber;",
      'apps/api/src/store/store-number.service.ts': 'export type StoreNumber = string;',
    });
    expect(stdout).toMatch(/apps\/api\/src\/store {2}imports apps\/api\/src\/pricing: capabilities-never-in-both/);
    expect(stdout).not.toMatch(/no-circles|through-services/);
  });

  test('are accepted when they run the right way', () => {
    const { stdout, status } = check({
      'libs/machines/src/down.ts':
        "import { cents } from '@statewise/finance'; import { setup } from 'xstate'; export const a = [cents, setup];",
      'apps/loan/src/down.ts':
        "import { chart } from '@statewise/machines'; import { page } from './page.js'; export const a = [chart, page];",
      'apps/api/src/store/own.ts': "import { Store } from './store.entity.js'; export const a = Store;",
      'apps/api/src/store/down.ts':
        "import { PricingService } from '../pricing/pricing.service.js'; import { FlowEngine } from '@statewise/server/engine/flow-engine.js'; import { Tokens } from '@statewise/server/tokens/tokens.service.js'; export const a = [PricingService, FlowEngine, Tokens];",
      'libs/server/src/live/down.ts':
        "import { FlowEngine } from '../engine/flow-engine.js'; import { Sql } from '../platform/sql.js'; export const a = [FlowEngine, Sql];",
      'libs/server/src/engine/down.ts': "import { Sql } from '../platform/sql.js'; export const a = Sql;",
      'apps/api/src/main.ts': "import { AppModule } from './app.module.js'; export const a = AppModule;",
    });
    expect(stdout.trim()).toBe('ok   import directions');
    expect(status).toBe(0);
  });
});
