import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBankNames } from './bank-names.ts';
import type { BankName } from './known-bank-names.ts';
import { checkEndpoints } from './endpoints.ts';
import type { Finding } from './finding.ts';
import { checkFrenchSpaces, withFrenchSpaces } from './french-spaces.ts';
import { checkWithOxlint } from './oxlint.ts';
import { checkPurity } from './purity.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'statewise lint '));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a small repository: file contents by path. */
function write(files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const sentences = (findings: readonly Finding[]) => findings.map(({ sentence }) => sentence).join('\n');

describe('endpoints', () => {
  const controller = (method: string, decorator = '') =>
    `${decorator}@Controller('x') export class XController { ${method} }`;

  test.each(['@Get() list() {}', '@Post("save") save() {}', '@HttpCode(200) @Delete() drop() {}'])(
    'refuses %s with nothing said about who may call it',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toHaveLength(1);
    },
  );

  test.each(['@Public() @Get() list() {}', "@Get() @Roles('admin') list() {}", 'helper() {}'])(
    'accepts %s',
    (method) => {
      expect(checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller(method) }))).toEqual([]);
    },
  );

  test('accepts a controller that is guarded as a whole', () => {
    expect(
      checkEndpoints(write({ 'apps/api/src/x/x.controller.ts': controller('@Get() list() {}', "@Roles('staff') ") })),
    ).toEqual([]);
  });
});

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
    'libs/server/src/webhooks/webhooks.repository.ts': 'export class WebhooksRepository {}',
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
        "import { WebhooksRepository } from '../webhooks/webhooks.repository.js'; export const a = WebhooksRepository;",
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
        "import { WebhooksRepository } from '@statewise/server/webhooks/webhooks.repository.js'; export const a = WebhooksRepository;",
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

describe('pure libraries', () => {
  test.each([
    'Date.now()',
    'new Date()',
    'Math.random()',
    'fetch("/x")',
    'document.title',
    'process.env',
    'setTimeout(() => 1, 2)',
  ])('refuse %s', (expression) => {
    expect(checkPurity(write({ 'libs/machines/src/a.ts': `export const a = ${expression};` }))).toHaveLength(1);
  });

  test('accept an instant that comes in as a value', () => {
    expect(checkPurity(write({ 'libs/machines/src/a.ts': 'export const a = (at: string) => new Date(at);' }))).toEqual(
      [],
    );
  });
});

describe('the platform', () => {
  const place = 'libs/server/src/engine/a.ts';
  const check = (source: string, names: readonly BankName[] = []) =>
    sentences(checkBankNames(write({ [place]: source }), { [place]: { names, why: 'On its way out.' } }));

  test.each([
    "export const a = 'loan-application';",
    '// Sent by an intermediary.',
    "export const a = 'Meridian Bank';",
  ])('refuses %s', (source) => {
    expect(check(source)).toContain('names what is the bank’s');
  });

  test('accepts a name in a known place, and no other name there', () => {
    expect(check('export const loan = 1;', ['loan'])).toBe('');
    expect(check('export const loan = "promotion";', ['loan'])).toContain('promotion');
  });

  test('has a known place no longer than it needs it', () => {
    expect(check('export const visit = 1;', ['loan'])).toContain('is gone');
  });

  test('may be named by its tests, and names nothing of the bank elsewhere', () => {
    const files = { 'libs/server/src/a.spec.ts': '// A loan.', 'apps/loan/src/a.ts': '// A loan.' };
    expect(checkBankNames(write(files), {})).toEqual([]);
  });
});

describe('code rules', () => {
  test.each([
    ['typescript(no-explicit-any)', 'export const a: any = 1;'],
    ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const a: string = 1;'],
    ['eslint(no-console)', "console.log('x'); export const a = 1;"],
    ['eslint(no-empty)', 'export function a() { try { a(); } catch {} }'],
    ['import(no-default-export)', 'export default 1;'],
    ['eslint(no-warning-comments)', '// TODO later\nexport const a = 1;'],
  ])('refuse what breaks %s', (rule, source) => {
    expect(sentences(checkWithOxlint(write({ 'libs/fields/src/a.ts': source })))).toContain(rule);
  });

  test.each([
    ['jest(no-focused-tests)', "test.only('x', () => expect(1).toBe(1));"],
    ['jest(no-disabled-tests)', "test.skip('x', () => expect(1).toBe(1));"],
  ])('refuse tests that break %s', (rule, source) => {
    expect(sentences(checkWithOxlint(write({ 'libs/fields/src/a.spec.ts': source })))).toContain(rule);
  });
});

describe('French texts', () => {
  test.each([
    ['apps/loan/src/messages/fr.json', '{ "a": "Combien ?" }'],
    ['apps/api/src/site/home/fr.ts', "export const texts = { a: 'Combien ?' };"],
    ['apps/api/src/mail/texts.ts', "export const texts = { en: 'How many ?', fr: { a: `Reste : ${1}` } };"],
    ['apps/api/src/mail/texts.ts', "export const texts = { fr: 'Combien?' };"],
    ['apps/api/content/pages/a/fr.md', '---\ntitle: "Combien ?"\n---\n\nAutant.'],
    ['apps/api/content/pages/a/fr.md', '---\ntitle: Combien\n---\n\nAutant: {{phone: mt}}.'],
    ['apps/api/content/blocks/a/fr.json', '{ "a": "Combien?" }'],
  ])('of %s keep their marks beside their words: %s', (file, source) => {
    expect(checkFrenchSpaces(write({ [file]: source }))).toHaveLength(1);
  });

  test('have no-break spaces, and other texts ordinary ones', () => {
    const texts = "export const texts = { en: 'Total : 5 %', fr: 'Combien\u00a0? 10:42, https://a.example' };";
    expect(checkFrenchSpaces(write({ 'apps/api/src/mail/texts.ts': texts }))).toEqual([]);
    const page = '---\ntitle: Combien\u00a0? 10:42\n---\n\n[Nous]({{contact-form: Un prêt}}) écrire.';
    const block = '{ "title": "Combien\u00a0?", "href": "{{contact-form: Un prêt}}" }';
    const english = '---\ntitle: Total : 5 %\n---\n';
    expect(
      checkFrenchSpaces(
        write({
          'apps/api/content/pages/a/fr.md': page,
          'apps/api/content/pages/a/en.md': english,
          'apps/api/content/blocks/a/fr.json': block,
        }),
      ),
    ).toEqual([]);
    expect(withFrenchSpaces('« Total : 5 % » ou quoi ?').split('\u00a0')).toEqual([
      '«',
      'Total',
      ': 5',
      '%',
      '» ou quoi',
      '?',
    ]);
  });
});
