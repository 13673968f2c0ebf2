import { readFileSync } from 'node:fs';

import { hashStruct, hashTypedData, recoverTypedDataAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { $ZodType } from 'zod/v4/core';

import { DEMO_ADDRESS } from '../src/demo-address';
import { SIGNED_ACTIONS } from '../src/economy/actions';
import { economyContract } from '../src/economy/index';
import { routesOf } from '../src/shared/routes-of';
import { jsonSchemaOf } from './schema-transformer';
import { signedActionsDocument } from './signed-actions';

const HexSchema = z.templateLiteral(['0x', z.string()]);
const DocumentSchema = z.object({
  actions: z.array(
    z.object({
      name: z.string(),
      calls: z.array(z.string()),
      forms: z.array(
        z.object({
          primaryType: z.string(),
          types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
          example: z.object({
            domain: z.looseObject({ chainId: z.number() }),
            message: z.record(z.string(), z.unknown()),
            hash: HexSchema,
            signature: HexSchema,
          }),
        }),
      ),
    }),
  ),
});

const written: unknown = JSON.parse(
  readFileSync(new URL('../signed-actions.json', import.meta.url), 'utf8'),
);
const { actions } = DocumentSchema.parse(written);

test('matches the contract: after an intended change run `npm run pnpm -- --dir contract openapi`', async () => {
  expect(JSON.parse(JSON.stringify(await signedActionsDocument()))).toEqual(written);
});

test('has every signed action, and every call that takes a signature', () => {
  expect(actions.map(({ name }) => name)).toEqual(SIGNED_ACTIONS.map(({ name }) => name));
  const signing = routesOf(economyContract).filter(
    ({ route }) =>
      'body' in route &&
      route.body instanceof $ZodType &&
      JSON.stringify(jsonSchemaOf(route.body)).includes('"signature"'),
  );
  expect([...new Set(actions.flatMap(({ calls }) => calls))].toSorted()).toEqual(
    signing.map(({ name }) => name).toSorted(),
  );
});

describe.each(actions)('$name', ({ name, forms }) => {
  test.each(forms)(
    '$primaryType is signed as the document says, without our code',
    async (form) => {
      const { types: all, primaryType, example } = form;
      const { domain, message, signature, hash } = example;
      const { EIP712Domain: _, ...types } = all;
      const data = { domain, types, primaryType, message };
      expect(hash).toBe(
        name === 'order' ? hashStruct({ types, primaryType, data: message }) : hashTypedData(data),
      );
      await expect(recoverTypedDataAddress({ ...data, signature })).resolves.toBe(DEMO_ADDRESS);
    },
  );
});
