import { hashStruct, hashTypedData } from 'viem';

import { actionMessages } from '../fixtures/economy/action-messages';
import { deployment, postOrder } from '../fixtures/economy/orders';
import { demoAccount } from '../src/demo-wallet';
import {
  SIGNED_ACTIONS,
  type ActionTypedData,
  type SignedActionName,
} from '../src/economy/actions';
import { DEMO_ADDRESS } from '../src/demo-address';
import type { Json } from './json-schema';
import { jsonSchemaOf } from './schema-transformer';

/** The calls that take each action, by their names in the contract. */
const CALLS: Record<SignedActionName, readonly string[]> = {
  acceptOffers: ['orders.acceptOffers'],
  approval: ['approvals.approve'],
  burn: ['burns.burn'],
  buyCredits: ['credits.buy'],
  cancel: ['orders.cancel', 'orders.cancelSeveral'],
  cancelAll: ['orders.cancelAll'],
  cart: ['orders.buyCart'],
  dress: ['benches.dress'],
  dressBatch: ['benches.dress'],
  fulfilment: ['orders.fulfil'],
  gift: ['wallets.gift'],
  giftBatch: ['wallets.giftSeveral'],
  order: ['orders.post'],
  packBuy: ['packs.buy'],
  packOpen: ['packs.open'],
  packsBuy: ['packs.buySeveral'],
  poolGive: ['reroll.give'],
  reroll: ['reroll.reroll'],
  subscribe: ['credits.subscribe'],
  undoDress: ['benches.undo'],
  unwrap: ['wallets.unwrap'],
  withdrawBurn: ['burns.withdraw'],
  wrap: ['wallets.wrap'],
};

const DOMAIN_TYPES: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
};

const domainTypeOf = (domain: ActionTypedData['domain']) =>
  Object.entries(DOMAIN_TYPES)
    .filter(([name]) => name in domain)
    .map(([name, type]) => ({ name, type }));

/** Writes 256-bit numbers as decimal strings, which EIP-712 encoders also accept. */
const plainly = (value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainly(item)]));
};

const messagesOf = (name: SignedActionName): readonly unknown[] => {
  if (name === 'order') return [{ ...postOrder.components, offerer: DEMO_ADDRESS }];
  const message = actionMessages(DEMO_ADDRESS)[name];
  return name === 'fulfilment' ? [message, { ...message, identifier: '4' }] : [message];
};

type Action = (typeof SIGNED_ACTIONS)[number];

const formOf = async (action: Action, given: unknown) => {
  const { schema, typedData } = action;
  // The list's type intersects the messages of all actions, which no value fulfils.
  const message = schema.parse(given) as never;
  const data = typedData({ chainId: 1, deployment }, message);
  const { domain, types, primaryType, message: values } = data;
  const signature = await demoAccount().signTypedData(data);
  return {
    primaryType,
    types: { EIP712Domain: domainTypeOf(domain), ...types },
    example: {
      domain,
      message: plainly(values),
      hash:
        action.name === 'order'
          ? hashStruct({ types, primaryType, data: values })
          : hashTypedData(data),
      signature,
    },
  };
};

/**
 * Returns the EIP-712 domain, types and an example of everything that the market's users sign, for
 * clients without this repository. The public key of the demo wallet signs the examples.
 */
export const signedActionsDocument = async (): Promise<Json> => ({
  description:
    'What users of the trait economy sign (EIP-712). openapi.economy.json describes the calls; its introduction has the rules for values. Addresses are encoded as 20 bytes, so their case is irrelevant. `example.hash` identifies the action: of an order it is the struct hash (Seaport’s getOrderHash), of everything else the EIP-712 digest. The key of the examples is public, see openapi.json.',
  domains: {
    market: {
      name: 'Trait Market',
      version: '1',
      chainId: 'of the request',
      salt: 'the deployment, from GET /economy/v1/deployment',
    },
    order: {
      name: 'Seaport',
      version: '1.6',
      chainId: 'of the request',
      verifyingContract: 'seaport, from GET /economy/v1/deployment',
    },
  },
  actions: await Promise.all(
    SIGNED_ACTIONS.map(async (action) => ({
      name: action.name,
      calls: CALLS[action.name],
      domain: action.name === 'order' ? 'order' : 'market',
      message: jsonSchemaOf(action.schema),
      forms: await Promise.all(messagesOf(action.name).map((message) => formOf(action, message))),
    })),
  ),
});
