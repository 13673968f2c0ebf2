import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createConfig, lint } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test, vi } from 'vitest';

import { root } from '../packages/root.mjs';

// Spectral takes 16 seconds for the economy, because it checks each example at every reference to
// its schema.
vi.setConfig({ testTimeout: 300_000 });

const DOCUMENTS = ['openapi.json', 'openapi.economy.json'];

const pathOf = (name: string): string => join(root, 'contract', name);

/** Lints with Redocly's recommended rules, which check the examples against the schemas, too. */
const redocly = async (file: string): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId} at ${place?.pointer ?? 'the document'}: ${message}`,
  );
};

/** Lints with all of Spectral's recommended rules, which check the examples, too. */
const spectral = async (document: string): Promise<string[]> => {
  const linter = new Spectral();
  // The two packages type formats differently.
  linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: {} });
  const problems = await linter.run(JSON.parse(document));
  return problems.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
};

test.each(DOCUMENTS)('redocly finds no error and no warning in %s', async (name) => {
  expect(await redocly(pathOf(name))).toEqual([]);
});

test.each(DOCUMENTS)('spectral finds no error and no warning in %s', async (name) => {
  expect(await spectral(await readFile(pathOf(name), 'utf8'))).toEqual([]);
});

test('spectral reports an example that its schema excludes', async () => {
  const document = JSON.parse(await readFile(pathOf('openapi.json'), 'utf8'));
  const nonce = document.paths['/v1/users/nonce'].get.responses['200'].content['application/json'];
  nonce.example = { nonce: 7 };
  expect(await spectral(JSON.stringify(document))).toEqual([
    expect.stringMatching(/^oas3-valid-media-example at paths\.\/v1\/users\/nonce/),
  ]);
});
