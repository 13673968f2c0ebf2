import { readFileSync, statSync, writeFileSync } from 'node:fs';

import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { openDataFolder } from '../../testing/data/data-folder';
import type { WorldClient } from '../../testing/mock-server';
import { newTrader, signedOrder, traitAt } from '../../testing/traders';

const LooseRowsSchema = z.array(z.record(z.string(), z.unknown()));
const StoredSchema = z.looseObject({
  worlds: z.looseObject({
    shop: z.looseObject({
      state: z.looseObject({
        tables: z.looseObject({ user: LooseRowsSchema, trait: LooseRowsSchema }),
        economy: z.looseObject({
          activities: z.array(
            z.looseObject({ price: z.nullable(z.looseObject({ amount: z.string() })) }),
          ),
          orders: z.array(
            z.tuple([
              z.string(),
              z.looseObject({
                components: z.looseObject({
                  consideration: z.array(
                    z.looseObject({ startAmount: z.string(), endAmount: z.string() }),
                  ),
                }),
              }),
            ]),
          ),
        }),
      }),
    }),
  }),
});
type Stored = z.infer<typeof StoredSchema>;
const RejectedSchema = z.strictObject({ place: z.string(), message: z.string(), row: z.unknown() });

const { dataFile, start } = openDataFolder();

describe('T86 a data file with invalid rows starts without them', () => {
  const written = async (): Promise<Stored> => {
    const first = await start({ traits: 24 });
    const world = useWorld(first.url);
    const [trait] = TraitPageSchema.parse(
      (await world.call('get', '/economy/v1/traits?limit=1').expect(200)).body,
    ).items;
    const { id = '' } = trait ?? {};
    const seller = await newTrader(world, [id]);
    const signed = await signedOrder(seller, 'listing', await traitAt(world, id), 10n ** 15n);
    await seller.post('/orders', signed).expect(201);
    await first.stop();
    return StoredSchema.parse(JSON.parse(readFileSync(dataFile, 'utf8')));
  };
  const useWorld = (url: string): WorldClient => ({
    name: 'shop',
    call: (method, path, token) => {
      const call = supertest(url)[method](path).set('x-mock-world', 'shop');
      return token === undefined ? call : call.set('authorization', `Bearer ${token}`);
    },
  });

  const TOO_MUCH = String(2n ** 256n);
  const half = String(2n ** 255n);
  const SPOILT: [string, (stored: Stored) => void, RegExp][] = [
    [
      'an activity with a price beyond what a chain can count',
      ({ worlds: { shop } }) => {
        const row = shop.state.economy.activities.find(({ price }) => price !== null);
        if (row?.price) row.price.amount = TOO_MUCH;
      },
      /worlds\.shop\.state\.economy\.activities\.\d+: a whole number below 2\^256/,
    ],
    [
      'an order that costs more than an order may cost',
      ({ worlds: { shop } }) => {
        for (const [, { components }] of shop.state.economy.orders) {
          for (const item of components.consideration) {
            item.startAmount = half;
            item.endAmount = half;
          }
        }
      },
      /worlds\.shop\.state\.economy\.orders\.0: An order costs less than 2\^128 wei in all/,
    ],
    [
      'a user of an unknown standing',
      ({ worlds: { shop } }) => {
        const [row] = shop.state.tables.user;
        if (row !== undefined) row['standing'] = 'odd';
      },
      /worlds\.shop\.state\.tables\.user\.0: /,
    ],
    [
      'a trait that is there twice',
      ({ worlds: { shop } }) => {
        const trait = { id: 'twice', traitValue: 'Twice', valueKey: 'twice' };
        shop.state.tables.trait.push(trait, trait);
      },
      /worlds\.shop\.state\.tables\.trait\.\d+: two rows have the same id/,
    ],
  ];

  test.each(SPOILT)('%s', async (_, spoil, line) => {
    const stored = await written();
    spoil(stored);
    writeFileSync(dataFile, JSON.stringify(stored));
    const said: unknown[] = [];
    const second = await start({ traits: 24, reportError: (error) => said.push(error) });
    expect(said).toEqual([
      expect.stringMatching(
        /^[^\n]*data\.json: started without 1 invalid row .*data\.json\.rejected\.$/,
      ),
    ]);
    expect(said[0]).toMatch(line);
    const aside = `${dataFile}.rejected`;
    expect(RejectedSchema.parse(JSON.parse(readFileSync(aside, 'utf8'))).row).toBeDefined();
    expect(statSync(aside).mode & 0o777).toBe(0o600);
    const world = useWorld(second.url);
    for (const path of ['/activity', '/traits', '/listings?chainId=1', '/collections']) {
      await world.call('get', `/economy/v1${path}`).expect(200);
    }
    await second.stop();
    const third: unknown[] = [];
    await start({ traits: 24, reportError: (error) => third.push(error) });
    expect(third).toEqual([]);
  });

  test('several rows in one line, and each of them set aside', async () => {
    const stored = await written();
    for (const [, spoil] of SPOILT) spoil(stored);
    writeFileSync(dataFile, JSON.stringify(stored));
    const said: unknown[] = [];
    await start({ traits: 24, reportError: (error) => said.push(error) });
    expect(said).toEqual([expect.stringContaining('started without 4 invalid rows')]);
    expect(readFileSync(`${dataFile}.rejected`, 'utf8').trim().split('\n')).toHaveLength(4);
  });
});
