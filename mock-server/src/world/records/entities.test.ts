import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { WorldStateSchema } from '../world-state';
import { createDatabase, rowsIn } from './database';
import { ofEachEntity, type Tables } from './entities';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');

const tables: Tables = {
  user: [
    {
      account,
      walletAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
      standing: 'good',
    },
  ],
  profile: [{ account, username: null, usernameKey: '', avatarPhoto: null }],
  creditEntry: [
    {
      id: `${account}:1`,
      account,
      at: 0,
      bucket: 'subscription',
      amount: 1,
      reason: 'grant',
      lot: `${account}:1`,
      endsAt: 1,
      act: null,
    },
    {
      id: `${account}:2`,
      account,
      at: 1,
      bucket: 'subscription',
      amount: -1,
      reason: 'dress',
      lot: `${account}:1`,
      endsAt: null,
      act: `0x${'ab'.repeat(32)}`,
    },
  ],
  subscription: [{ account, plan: 'Basic', startedAt: null, endsAt: null }],
  taxDeclaration: [],
  email: [{ account, emailAddress: 'otter@mail.example', status: 'verified' }],
  verification: [{ account, code: '000000', sentAt: 0, wrongCodes: 0 }],
  mailing: [{ account, changedAt: [], resentAt: [1, 2] }],
  nonce: [{ account, value: 'nonce', issuedAt: 0 }],
  picture: [{ id: 'a', account, webp: '' }],
  trait: [{ id: 'mask', traitValue: 'Mask', valueKey: 'mask' }],
  flag: [{ name: 'market', value: 'null' }],
  chainBalance: [{ id: `1:${account}`, wei: '0' }],
};

test('a snapshot accepts what a table holds of each entity, including nulls and empty texts', () => {
  const stored = rowsIn(createDatabase(tables));
  expect(stored).toEqual(tables);
  expect(WorldStateSchema.shape.tables.parse(stored)).toEqual(tables);
});

test('a snapshot accepts no null where a column has none, no additional column, and no key twice', () => {
  const refuses = (changed: object) =>
    !WorldStateSchema.shape.tables.safeParse({ ...tables, ...changed }).success;
  expect(refuses({})).toBe(false);
  expect(refuses({ nonce: [{ account, value: null, issuedAt: 0 }] })).toBe(true);
  expect(refuses({ flag: [{ name: 'market', value: 'true', more: 1 }] })).toBe(true);
  expect(refuses({ trait: [...tables.trait, ...tables.trait] })).toBe(true);
});

test('each entity starts with an empty table', () => {
  expect(rowsIn(createDatabase())).toEqual(ofEachEntity<'rows'>(() => []));
});
