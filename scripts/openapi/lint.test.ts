import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createConfig, lint } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test, vi } from 'vitest';

import { root } from '../packages/root.mjs';

// A linter takes two seconds, and 20 on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

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

/** Lints with Spectral's recommended rules, except those about examples. */
const spectral = async (document: string): Promise<string[]> => {
  const linter = new Spectral();
  linter.setRuleset({
    // The two packages type formats differently.
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: {
      // Checks each example at every reference to its schema, which takes 15 seconds; Redocly checks
      // them once.
      'oas3-valid-media-example': 'off',
      'oas3-valid-schema-example': 'off',
    },
  });
  const problems = await linter.run(JSON.parse(document));
  return problems.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
};

test.each(DOCUMENTS)('redocly finds no error and no warning in %s', async (name) => {
  expect(await redocly(pathOf(name))).toEqual([]);
});

test.each(DOCUMENTS)('spectral finds no error and no warning in %s', async (name) => {
  expect(await spectral(await readFile(pathOf(name), 'utf8'))).toEqual([]);
});
