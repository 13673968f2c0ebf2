import fc from 'fast-check';
import { hashTypedData } from 'viem';
import { describe, expect, test } from 'vitest';

import { SLOTS } from '../shared/slots';
import * as old from '../typed-data';
import { actionHash, hashWorn, SIGNED_ACTIONS } from '.';

const place = { chainId: 137, deployment: old.deploymentOf('https://market.example') } as const;

type Built = { domain: object; types: object; primaryType: string; message: object };
const before: Record<string, { schema: { safeParse: Function }; build: (message: any) => Built }> = {
  order: {
    schema: old.OrderComponentsSchema,
    build: (message) => old.orderTypedData(137, message),
  },
  fulfilment: {
    schema: old.FulfilmentSchema,
    build: (message) =>
      message.identifier === undefined
        ? old.fulfilmentTypedData(place, message)
        : old.criteriaFulfilmentTypedData(place, message),
  },
  cancel: { schema: old.CancelSchema, build: (message) => old.cancelTypedData(place, message) },
  cancelAll: {
    schema: old.CancelAllSchema,
    build: (message) => old.cancelAllTypedData(place, message),
  },
  wrap: { schema: old.WrapSchema, build: (message) => old.wrapTypedData(place, message) },
  unwrap: { schema: old.WrapSchema, build: (message) => old.unwrapTypedData(place, message) },
  dress: { schema: old.DressSchema, build: (message) => old.dressTypedData(place, message) },
  dressBatch: {
    schema: old.DressBatchSchema,
    build: (message) => old.dressBatchTypedData(place, message),
  },
  undoDress: {
    schema: old.UndoDressSchema,
    build: (message) => old.undoDressTypedData(place, message),
  },
  subscribe: {
    schema: old.SubscribeSchema,
    build: (message) => old.subscribeTypedData(place, message),
  },
  buyCredits: {
    schema: old.BuyCreditsSchema,
    build: (message) => old.buyCreditsTypedData(place, message),
  },
  packBuy: { schema: old.PackBuySchema, build: (message) => old.packBuyTypedData(place, message) },
  packOpen: {
    schema: old.PackOpenSchema,
    build: (message) => old.packOpenTypedData(place, message),
  },
  burn: { schema: old.BurnSchema, build: (message) => old.burnTypedData(place, message) },
  withdrawBurn: {
    schema: old.WithdrawBurnSchema,
    build: (message) => old.withdrawBurnTypedData(place, message),
  },
  reroll: { schema: old.RerollSchema, build: (message) => old.rerollTypedData(place, message) },
  poolGive: {
    schema: old.PoolGiveSchema,
    build: (message) => old.poolGiveTypedData(place, message),
  },
  approval: {
    schema: old.ApprovalSchema,
    build: (message) => old.approvalTypedData(place, message),
  },
};

const hex = (digits: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: digits, maxLength: digits })
    .map((all) => `0x${all.join('')}`);
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String);
const worn = fc
  .subarray([...SLOTS])
  .chain((slots) =>
    fc.tuple(...slots.map((slot) => fc.record({ slot: fc.constant(slot), traitId: uint }))),
  );
const dressing = { token: hex(40), avatarId: uint, wornBefore: hex(64), wornAfter: worn };
const item = {
  itemType: fc.integer({ min: 0, max: 5 }),
  token: hex(40),
  identifierOrCriteria: uint,
  startAmount: uint,
  endAmount: uint,
};
const count = fc.integer({ min: 1, max: 10 }).map(String);
const FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  ...dressing,
  orderHash: hex(64),
  orderHashes: fc.array(hex(64), { minLength: 1, maxLength: 4 }),
  identifier: fc.option(uint, { nil: undefined }),
  dressHash: hex(64),
  burnHash: hex(64),
  declared: hex(64),
  commitment: hex(64),
  table: hex(64),
  entropy: hex(64),
  zoneHash: hex(64),
  conduitKey: hex(64),
  approved: fc.boolean(),
  plan: fc.constantFrom('Basic', 'Advanced', 'Elite'),
  name: fc.string({ minLength: 1, maxLength: 200 }),
  drop: fc.constantFrom('a-drop', 'b'),
  slot: fc.constantFrom(...SLOTS),
  stake: fc.oneof(
    fc.array(uint, { minLength: 1, maxLength: 1 }),
    fc.array(uint, { minLength: 3, maxLength: 3 }),
  ),
  packs: count,
  dressings: fc.array(fc.record(dressing), { minLength: 1, maxLength: 3 }),
  offer: fc.array(fc.record(item), { minLength: 1, maxLength: 2 }),
  consideration: fc.array(fc.record({ ...item, recipient: hex(40) }), {
    minLength: 1,
    maxLength: 2,
  }),
  orderType: fc.integer({ min: 0, max: 4 }),
};
for (const name of ['fulfiller', 'maker', 'owner', 'operator', 'subscriber', 'buyer'])
  FIELDS[name] = hex(40);
for (const name of ['offerer', 'zone']) FIELDS[name] = hex(40);

const fieldFor = (action: string, name: string) =>
  name === 'quantity' && (action === 'burn' || action === 'poolGive')
    ? count
    : (FIELDS[name] ?? uint);

const bad = fc.constantFrom<unknown[]>(
  undefined as never,
  null as never,
  '' as never,
  '01' as never,
  '-1' as never,
  String(2n ** 256n) as never,
  '0x12' as never,
  7 as never,
  [] as never,
  ['x'] as never,
  'x'.repeat(201) as never,
  '999' as never,
  {} as never,
);

describe.each(SIGNED_ACTIONS.map((action) => [action.name, action] as const))(
  '%s',
  (name, action) => {
    const was = before[name];
    if (was === undefined) throw new Error(`No builder of ${name}`);
    const keys = Object.keys(action.schema.shape);
    const message = fc
      .record(Object.fromEntries(keys.map((key) => [key, fieldFor(name, key)])))
      .map((record) =>
        Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
      );

    test('has the builder’s types and hash', () => {
      fc.assert(
        fc.property(message, (random) => {
          const parsed = action.schema.parse(random) as never;
          const built = was.build(parsed);
          const typed = action.typedData(place, parsed);
          expect(typed).toEqual(built);
          expect(hashTypedData(typed)).toBe(hashTypedData(built as never));
          expect(actionHash(action, place, parsed)).toBe(
            name === 'order' ? old.orderHash(parsed) : hashTypedData(built as never),
          );
        }),
        { numRuns: 200 },
      );
    });

    test('refuses what the builder’s schema refuses', () => {
      let refused = 0;
      fc.assert(
        fc.property(
          message,
          fc.constantFrom(...keys, 'other'),
          bad,
          (random, key, value) => {
            const altered = { ...random, [key]: value };
            const [now, then] = [action.schema.safeParse(altered), was.schema.safeParse(altered)];
            if (!now.success) refused += 1;
            expect(JSON.stringify(now)).toBe(JSON.stringify(then));
          },
        ),
        { numRuns: 500 },
      );
      expect(refused).toBeGreaterThan(100);
    });
  },
);

test('hashes looks as before', () => {
  fc.assert(
    fc.property(worn, (look) => {
      expect(hashWorn(look as never)).toBe(old.hashWorn(look as never));
    }),
  );
});
