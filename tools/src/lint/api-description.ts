import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { outputOf } from '../child.ts';
import type { Finding } from './finding.ts';

/**
 * What Redocly and Spectral say of the description of the API, which is made from the compiled controllers without a
 * database. Both take seconds, so a description that was found to be right is remembered by its hash.
 */
export async function checkApiDescription(root: string): Promise<Finding[]> {
  const sources = path.join(root, 'apps/api');
  if (!existsSync(path.join(sources, 'tsconfig.json'))) return [];
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const compiled = await outputOf([compiler, '-b', '--checkers', '1', sources]);
  if (compiled.code !== 0)
    return [{ at: 'apps/api', sentence: `does not compile: npm run typecheck\n${compiled.output}${compiled.errors}` }];
  const { code, output: source, errors } = await outputOf([path.join(sources, 'dist/describe.js')]);
  if (code !== 0) return [{ at: 'apps/api/src/describe.ts', sentence: errors }];
  const cache = path.join(root, 'node_modules/.cache/api-description');
  const approved = path.join(cache, createHash('sha256').update(source).digest('hex'));
  if (existsSync(approved)) return [];
  const findings = [...(await askRedocly(source)), ...(await askSpectral(source))];
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  if (findings.length === 0) writeFileSync(approved, '');
  return findings;
}

async function askRedocly(source: string): Promise<Finding[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ location, ruleId, message }) => ({
    at: location[0]?.pointer ?? 'openapi.json',
    sentence: `${message} (Redocly: ${ruleId})`,
  }));
}

async function askSpectral(source: string): Promise<Finding[]> {
  const linter = new spectralCore.Spectral();
  linter.setRuleset(spectralRuleset());
  const document: unknown = JSON.parse(source);
  if (typeof document !== 'object' || document === null) throw new Error('The description is no object.');
  const results = await linter.run({ ...document });
  return results.map(({ path: at, code, message }) => ({
    at: at.join('.'),
    sentence: `${message} (Spectral: ${code})`,
  }));
}

function spectralRuleset(): spectralCore.RulesetDefinition {
  // Whom to write to is for the operator of the software to say.
  const ruleset: unknown = { extends: [[spectralRulesets.oas, 'recommended']], rules: { 'info-contact': 'off' } };
  spectralCore.assertValidRuleset(ruleset);
  return ruleset;
}
