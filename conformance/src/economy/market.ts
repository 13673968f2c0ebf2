import { randomBytes } from 'node:crypto';

import type { $ZodType } from 'zod/v4/core';
import type * as z from 'zod/mini';

import {
  type ActionTypedData,
  type Fulfilment,
  cancelAction,
  cancelAllAction,
  fulfilmentAction,
  unwrapAction,
  wrapAction,
} from '@trait-market/contract/economy/actions';
import {
  type FulfilRequest,
  type Order,
  OrderSchema,
  type PostOrder,
  ReceiptSchema,
} from '@trait-market/contract/economy/orders';
import { type Bytes32, RefusalSchema } from '@trait-market/contract/economy/shared';
import { TraitDetailSchema, type TraitDetail } from '@trait-market/contract/economy/traits';
import {
  type ActionPlace,
  buildOrder,
  type OrderComponents,
  orderSalt,
  type OrderTerms,
  orderTypedData,
  SEAPORT,
} from '@trait-market/contract/economy/typed-data';
import {
  BalancesSchema,
  type InventoryPage,
  InventoryPageSchema,
} from '@trait-market/contract/economy/wallets';
import type { Goods } from '../capabilities';
import type { Context } from '../check';
import { call, json, type CallInput } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import { jsonOf, type CompletedExchange } from '../probe/exchange';
import type { Newcomer } from '../session/session';

/** The chain of all assets that the suite uses. */
export const CHAIN = 1;
/** The balance of each wallet in wei, far more than the suite spends. */
const PURSE = 10n ** 20n;
/** A price in wei that no fee divides evenly. */
export const PRICE = 10_000_000_000_000_777n;
const MONTH_MS = 30 * 24 * 60 * 60_000;

export const freshNumber = (): bigint => BigInt(`0x${randomBytes(15).toString('hex')}`);
const inTenMinutes = (): string => String(Math.floor(Date.now() / 1000) + 600);
export const once = () => ({ nonce: String(freshNumber()), deadline: inTenMinutes() });

const goodsOf = (traits: Readonly<Record<string, number>>): Goods => ({
  coins: [
    { chainId: CHAIN, coin: 'native', amount: String(PURSE) },
    { chainId: CHAIN, coin: 'wrapped', amount: String(PURSE) },
  ],
  traits: Object.entries(traits).map(([id, quantity]) => ({ id, quantity })),
});

export type Purse = { native: bigint; wrapped: bigint; counter: string };

type SomeTerms<Kind extends OrderTerms['kind']> = Extract<OrderTerms, { kind: Kind }>;
export type TermsInput =
  | (Pick<SomeTerms<'listing'>, 'kind' | 'asset'> & Partial<SomeTerms<'listing'>>)
  | (Pick<SomeTerms<'offer'>, 'kind' | 'asset'> & Partial<SomeTerms<'offer'>>)
  | (Pick<SomeTerms<'trade'>, 'kind' | 'gives' | 'gets'> & Partial<SomeTerms<'trade'>>);

/** Operates a market as users do: over HTTP, with real signatures. */
export const openMarket = (context: Context) => {
  const { probe, capabilities, deployment } = context;
  const place = { chainId: CHAIN, deployment } as const;

  /**
   * @throws Skipped when the target requires signatures for another address, which the suite
   * doesn't know
   */
  const request = async (name: string, by: Newcomer | undefined, input: CallInput = {}) => {
    const response = await probe.send(call(name, { ...input, token: by?.token }));
    const refusal = RefusalSchema.safeParse(jsonOf(response.response));
    if (response.response.status >= 400 && refusal.data?.code === 'wrong-deployment') {
      throw new Skipped(
        'the target expects signatures for another address of the product: pass it with --product',
      );
    }
    return response;
  };

  const signAction = async <Message extends object>(
    signer: Newcomer,
    { typedData }: { typedData(at: ActionPlace, message: Message): ActionTypedData },
    message: Message,
    at: ActionPlace = place,
  ) => {
    const signature = await signer.wallet.signTypedData(typedData(at, message));
    return json({ ...at, message, signature });
  };

  const read = async <Schema extends $ZodType>(
    name: string,
    schema: Schema,
    input: CallInput = {},
    by?: Newcomer,
  ): Promise<z.infer<Schema> & { response: CompletedExchange }> => {
    const response = await request(name, by, input);
    expectSuccess(response);
    const body = expectBody(response, schema);
    if (typeof body !== 'object' || body === null)
      throw new Error(`${name} responds with an object`);
    return { ...body, response };
  };

  const giveGoods = async (to: Newcomer, goods: Goods): Promise<void> => {
    if (capabilities.giveGoods === undefined) throw new Skipped('needs to give goods');
    await capabilities.giveGoods(to.walletAddress, goods);
  };

  const collector = async (traits: Readonly<Record<string, number>> = {}): Promise<Newcomer> => {
    const newcomer = await context.newcomer();
    await giveGoods(newcomer, goodsOf(traits));
    return newcomer;
  };

  const traitById = (id: string): Promise<TraitDetail & { response: CompletedExchange }> =>
    read('economy.traits.detail', TraitDetailSchema, { params: { id } });

  const trait = async (): Promise<TraitDetail> => {
    const id = await context.nextTrait();
    if (id === undefined) throw new Skipped('the market has no trait');
    return traitById(id);
  };

  const purse = async (of: Newcomer): Promise<Purse> => {
    const { items, response } = await read('economy.wallets.balances', BalancesSchema, {}, of);
    const found = items.find(({ chainId }) => chainId === CHAIN);
    expectThat(found !== undefined, `a balance on chain ${CHAIN}`, 'none', response);
    const { native = '0', wrapped = '0', counter = '0' } = found ?? {};
    return { native: BigInt(native), wrapped: BigInt(wrapped), counter };
  };

  /** Returns the loose editions of a wallet by trait id, from all pages. */
  const loose = async (of: Newcomer): Promise<Record<string, number>> => {
    const counts: [string, number][] = [];
    let cursor: string | null = null;
    do {
      const page: InventoryPage = await read('economy.wallets.inventory', InventoryPageSchema, {
        params: { address: of.walletAddress },
        query: { kind: 'trait', limit: '60', ...(cursor !== null && { cursor }) },
      });
      for (const item of page.items) {
        if (item.kind === 'trait') counts.push([item.trait.id, item.quantity]);
      }
      cursor = page.nextCursor;
    } while (cursor !== null);
    return Object.fromEntries(counts);
  };

  const assetOf = ({ token, tokenId }: Pick<TraitDetail, 'token' | 'tokenId'>, quantity = 1n) =>
    ({ kind: 'trait', token, tokenId, quantity }) as const;

  const sign = async (
    maker: Newcomer,
    terms: TermsInput,
    change: (components: OrderComponents) => OrderComponents = (components) => components,
  ): Promise<PostOrder> => {
    const common = {
      chainId: CHAIN,
      maker: maker.walletAddress,
      unitPrice: PRICE,
      fees: [],
      commitments: [],
      expiresAt: Date.now() + MONTH_MS,
      salt: orderSalt(deployment, freshNumber()),
    } as const;
    const counter = terms.counter ?? (await purse(maker)).counter;
    const components = change(buildOrder({ ...common, ...terms, counter }));
    return {
      domain: { chainId: CHAIN, verifyingContract: SEAPORT },
      components,
      commitments: [...(terms.commitments ?? [])],
      signature: await maker.wallet.signTypedData(orderTypedData(CHAIN, components)),
    };
  };

  const send = (by: Newcomer, order: PostOrder): Promise<CompletedExchange> =>
    request('economy.orders.post', by, { body: json(order) });

  const post = async (
    maker: Newcomer,
    terms: TermsInput,
  ): Promise<Order & { response: CompletedExchange }> => {
    const response = await send(maker, await sign(maker, terms));
    expectSuccess(response);
    return { ...expectBody(response, OrderSchema), response };
  };

  const list = (maker: Newcomer, item: TraitDetail, quantity = 1n, unitPrice = PRICE) =>
    post(maker, { kind: 'listing', asset: assetOf(item, quantity), fees: item.fees, unitPrice });

  const offer = (maker: Newcomer, item: TraitDetail, quantity = 1n, unitPrice = PRICE) =>
    post(maker, { kind: 'offer', asset: assetOf(item, quantity), fees: item.fees, unitPrice });

  const signFulfilment = async (
    by: Newcomer,
    orderHash: Bytes32,
    change: Partial<Fulfilment> = {},
    signer = by,
  ): Promise<FulfilRequest> => {
    const message = {
      orderHash,
      fulfiller: by.walletAddress,
      quantity: '1',
      highestPrice: String(PURSE),
      lowestProceeds: '0',
      ...once(),
      ...change,
    };
    const signature = await signer.wallet.signTypedData(fulfilmentAction.typedData(place, message));
    return { ...place, message, signature };
  };

  const sendFulfilment = (
    by: Newcomer,
    hash: Bytes32,
    body: FulfilRequest,
  ): Promise<CompletedExchange> =>
    request('economy.orders.fulfil', by, { params: { hash }, body: json(body) });

  const fulfil = async (by: Newcomer, hash: Bytes32, change: Partial<Fulfilment> = {}) => {
    const response = await sendFulfilment(by, hash, await signFulfilment(by, hash, change));
    expectSuccess(response);
    return { ...expectBody(response, ReceiptSchema), response };
  };

  const signCancel = async (maker: Newcomer, orderHashes: Bytes32[], signer = maker) => {
    const message = { maker: maker.walletAddress, orderHashes, deadline: inTenMinutes() };
    const signature = await signer.wallet.signTypedData(cancelAction.typedData(place, message));
    return { ...place, message, signature };
  };

  return {
    ...context,
    place,
    request,
    read,
    giveGoods,
    collector,
    trait,
    traitById,
    purse,
    loose,
    assetOf,
    sign,
    send,
    post,
    list,
    offer,
    signFulfilment,
    sendFulfilment,
    fulfil,
    signAction,
    signCancel,
    cancel: async (by: Newcomer, hash: Bytes32, hashes: Bytes32[] = [hash], signer = by) =>
      request('economy.orders.cancel', by, {
        params: { hash },
        body: json(await signCancel(by, hashes, signer)),
      }),
    cancelSeveral: async (by: Newcomer, hashes: Bytes32[], signer = by) =>
      request('economy.orders.cancelSeveral', by, {
        body: json(await signCancel(by, hashes, signer)),
      }),
    cancelAll: async (by: Newcomer, counter: string, signer = by) => {
      const message = { maker: by.walletAddress, counter, deadline: inTenMinutes() };
      const body = await signAction(signer, cancelAllAction, message);
      return request('economy.orders.cancelAll', by, { body });
    },
    signWrap: async (by: Newcomer, amount: bigint, how: 'wrap' | 'unwrap' = 'wrap') => {
      const message = { owner: by.walletAddress, amount: String(amount), ...once() };
      return signAction(by, how === 'wrap' ? wrapAction : unwrapAction, message);
    },
  };
};
export type Market = ReturnType<typeof openMarket>;
