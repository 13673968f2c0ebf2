import { describe, expect, test } from 'vitest';

import { actionMessages, MESSAGE_DEADLINE } from '../../../fixtures/economy/action-messages';
import { deploymentOf } from '../typed-data/deployment';
import { actionHash, SIGNED_ACTIONS } from '.';

const place = { chainId: 1, deployment: deploymentOf('https://market.example') } as const;
const account = '0x00000000000000000000000000000000000000A1';
const MESSAGES = actionMessages(account);

// The expected hashes are pinned, because changing a hash would invalidate signatures that wallets
// have made.
const HASHES: Record<string, string> = {
  acceptOffers: '0x724fe0c1bc253f054fde792bbc5bb25be212f325339886881d9b89c9fa9ad996',
  approval: '0xf5d983edc9e3acd40651118fcd27dffcfc7472a2970c90ac40e99db3052b21b8',
  burn: '0x931c24e4856a152e8b602b4b86c511145e4f33f38893ab89279585fc1ce799c7',
  cart: '0x62574b61142411155ab90dbe27ccdf3e5d5d789ae78cb0fd4c98a52c59aab501',
  buyCredits: '0x7301fb139e6448e409d8610190591850fe1de4ba3ca88f61e6ddb6283611deef',
  cancel: '0x4cbe9b1e7c3251127aeeb20bf52f5b0bfc0736c6366e0bd7740bdfad87d3958a',
  cancelAll: '0x23145927e0ceb181500dce380ccbbe29ae29ebaebebc45626e4281adec4b4090',
  dress: '0xfd017773412d77771169adb3ba2d46f422aa9fc636abcef0ed387737a3baf9f1',
  dressBatch: '0xb422a0cd0ebd93653c873579f5d7fbc8746d9be378155d406eb3eaf1cdf68e46',
  gift: '0x9d8e7e1f9b7b51f0ee530f18fc0ed150e02039f263c34030a9cd95f5d3bdd515',
  giftBatch: '0x22d0bcd443843b59ca785975d2c75a2e2bc3e7495403f6d3c20fc4b36f1f763b',
  fulfilment: '0xe32f826e64952feb370827e45c6e96edb689808aef177a5ee4121e0c6e8247b7',
  packBuy: '0xc131573464e0b07e631008b8ee3049cf0709b8aa270ee06169a6c4c853a3877e',
  packOpen: '0x1832400a9088acd3b13a646c9fd2564b4166d68ed12dc4b2c88c48f83f14aed1',
  packsBuy: '0x9572e7f9da5d9fbc519ef1c4588162dd49238b3439d61faa2c6e47b1b6f82b9f',
  poolGive: '0xe5d28692af9276b4717bffac23354962bb7f9faa18e21e80e796f60ec7baf1c3',
  reroll: '0x630a0cee6692dbad89733718c05ea680db421a5a643efa1c3c2c01b9fe0a0064',
  subscribe: '0x0b510bf292b08f7725ec7fd190020db5bde1d716e8310fc5b96e28a00720cf41',
  undoDress: '0xc69b0e8ab9b7dbbae699200421e1b49777465df3d4f3bc8e2c266d5eb4452c10',
  unwrap: '0x4cd06dc3ca46c1ff83d05842a1fe8960d54c5d7f20108c06dd644ca202ccdf01',
  withdrawBurn: '0xec7af6f0e7a1e7865af72d2d489bba707c2f245cbcc0d19ff7674f0afcc6a83e',
  wrap: '0xa9b9609ee5fdf87df72c9004ba723801b6a2c466abbbfbe3c2e1651a650afa41',
};

const messageActions = SIGNED_ACTIONS.flatMap((action) =>
  action.name === 'order' ? [] : [[action.name, action] as const],
);
const messageOf = (name: string) => {
  const message = MESSAGES[name];
  if (message === undefined) throw new Error(`No message of ${name}`);
  return message;
};

describe.each(messageActions)('%s', (name, action) => {
  const message = action.schema.parse(messageOf(name)) as never;

  test('names its signer and its deadline', () => {
    expect(action.signerOf(message)).toBe(account);
    expect(action.deadlineOf(message)).toBe(MESSAGE_DEADLINE);
  });

  test('has the same hash as before', () => {
    expect(actionHash(action, place, message)).toBe(HASHES[name]);
  });

  test('refuses an unknown or missing field', () => {
    expect(action.schema.safeParse({ ...messageOf(name), more: '1' }).success).toBe(false);
    for (const key of Object.keys(messageOf(name))) {
      const { [key as never]: _, ...less } = messageOf(name);
      expect(action.schema.safeParse(less).success).toBe(false);
    }
  });
});

test('each action has a unique name', () => {
  const names = SIGNED_ACTIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
