import type { WalletAddress } from '../src/shared/wallet-address';

/** The deadline of all messages, in seconds since 1970. */
export const MESSAGE_DEADLINE = '1795219200';

const bytes = `0x${'0b'.repeat(32)}` as const;
const once = { nonce: '7', deadline: MESSAGE_DEADLINE };
const draw = { commitment: bytes, table: bytes, entropy: bytes, beacon: bytes, round: '6' };

/** Returns a valid message of each signed action except orders, in which `account` is the signer. */
export const actionMessages = (account: WalletAddress): Readonly<Record<string, object>> => {
  const dressing = {
    token: account,
    avatarId: '4',
    wornBefore: bytes,
    wornAfter: [{ slot: 'body', traitId: '5' }],
  };

  return {
    cancel: { maker: account, orderHashes: [bytes], deadline: once.deadline },
    cancelAll: { maker: account, counter: '3', deadline: once.deadline },
    wrap: { owner: account, amount: '9', ...once },
    unwrap: { owner: account, amount: '9', ...once },
    fulfilment: {
      orderHash: bytes,
      fulfiller: account,
      quantity: '2',
      highestPrice: '9',
      lowestProceeds: '0',
      ...once,
    },
    cart: {
      buyer: account,
      lines: [{ orderHash: bytes, quantity: '2', highestPrice: '9' }],
      total: '9',
      maximumFulfilled: '1',
      allRequired: false,
      ...once,
    },
    acceptOffers: {
      seller: account,
      lines: [
        { orderHash: bytes, token: account, identifier: '4', quantity: '2', lowestProceeds: '8' },
      ],
      lowestTotal: '8',
      allRequired: false,
      ...once,
    },
    approval: { owner: account, token: account, operator: account, approved: true, ...once },
    dress: { owner: account, ...dressing, highestCredits: '10', ...once },
    dressBatch: { owner: account, dressings: [dressing], highestCredits: '10', ...once },
    undoDress: { owner: account, dressHash: bytes, ...once },
    subscribe: { subscriber: account, plan: 'Elite', highestPrice: '9', ...once },
    buyCredits: { buyer: account, credits: '50', highestPrice: '9', ...once },
    packBuy: {
      buyer: account,
      drop: 'first',
      declared: bytes,
      packs: '2',
      highestPrice: '9',
      ...once,
    },
    packOpen: { owner: account, drop: 'first', packs: '2', ...draw, ...once },
    burn: { owner: account, token: account, tokenId: '4', name: 'Hat', quantity: '2', ...once },
    withdrawBurn: { owner: account, burnHash: bytes, ...once },
    reroll: {
      owner: account,
      token: account,
      slot: 'body',
      stake: ['4'],
      ...draw,
      highestCredits: '5',
      ...once,
    },
    poolGive: { owner: account, token: account, tokenId: '4', quantity: '2', ...once },
    gift: {
      owner: account,
      token: account,
      tokenId: '4',
      recipient: account,
      quantity: '2',
      ...once,
    },
  };
};
