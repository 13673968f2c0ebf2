import {
  CHAIN_IDS,
  type ChainId,
  ChainIdSchema,
  type RefusalCode,
} from '@trait-market/contract/economy/shared';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import {
  bulkSignatureDigest,
  isBulkSignature,
  NO_ADDRESS,
  orderHash,
  orderTypedData,
  readBulkSignature,
  writeBulkSignature,
} from '@trait-market/contract/economy/typed-data';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { hashTypedData, hexToBigInt, numberToHex, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import type { FilledLines } from '../../economy/fulfilments/filled-lines';
import type { Market } from '../../economy/market/market';
import { isPaidByFulfiller } from '../../economy/orders/order-terms';
import type { OrderRow } from '../../economy/tables/rows';
import { accountOf, type Account } from '../../kernel/account';
import type { CoSigner } from './co-signer';
import { assertSame, ended, type Ended } from './difference';
import type { Called } from '../../third-parties/rpc/chain/evm-chain';
import { isKnown, type KnownDifference } from './known-differences';
import { everyone, expectSameBalances, type Balances } from './mirror-holdings';
import { compareLines, type Filling, linesOfAcceptance, linesOfCart } from './mirror-lines';
import { createFollower } from './mirror-movements';
import type { SeaportFill } from './fill-data';
import type { Oracle } from './oracle';
import { OF_LEDGER, whySeaport } from './outcome';

export type Tally = Map<string, number>;

type Parts = {
  market: Market;
  balances: Balances;
  clock: { now: number };
  oracle: Oracle;
  coSigner: CoSigner;
  wallets: readonly PrivateKeyAccount[];
  tally: Tally;
};

type Mirrored = {
  market: Market;
  settled: () => Promise<unknown>;
};

const forAny = ({ context }: Market, row: OrderRow): string => {
  const [wanted] = context.termsOf(row).gets;
  if (wanted?.kind === 'anyAvatar') return ' for any avatar';
  return row.criteria ? ' for any' : '';
};

/**
 * Runs every action of a market on Seaport, too.
 * @throws Difference unless both have the same outcome
 */
export const mirrorMarket = (parts: Parts): Mirrored => {
  const { market, clock, oracle, coSigner, wallets, tally } = parts;
  const accounts = everyone(wallets);
  const follow = createFollower(parts);

  const count = (act: string, end: Ended<unknown>, more = ''): void => {
    const name = `${act} ${'refused' in end ? end.refused.code : 'done'}${more}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Runs concurrent actions one after the other, as the market does. */
  const inTurn = <Result>(act: () => Promise<Ended<Result>>): Promise<Result> => {
    const turn = last.then(async () => {
      for (const chainId of CHAIN_IDS) {
        oracle[chainId].setTime(BigInt(Math.floor(clock.now / 1000)));
      }
      const end = await act();
      await expectSameBalances(parts, accounts);
      if ('refused' in end) throw end.refused;
      return end.result;
    });
    last = turn.catch(() => {});
    return turn;
  };

  /**
   * Runs the action on the chain, and requires the same outcome as in the ledger. Reverts it if the
   * ledger rejected it.
   */
  const compare = async (
    chainId: ChainId,
    name:
      | 'fulfil'
      | 'buy-cart'
      | 'accept-offers'
      | 'cancel'
      | 'cancel-several'
      | 'cancel-all'
      | 'wrap'
      | 'unwrap',
    end: Ended<unknown>,
    ask: () => Promise<Called>,
  ): Promise<void> => {
    const expected = 'refused' in end ? OF_LEDGER[end.refused.code] : undefined;
    const code = 'refused' in end ? end.refused.code : undefined;
    const known = knownDifference(name, code);
    if (code !== undefined && expected === undefined && !known) return;
    const chain = oracle[chainId];
    await chain.fork();
    const called = await ask();
    if (code === undefined && called.isDone) return chain.keep();
    await chain.undo();
    const why = whySeaport(called);
    if (why === undefined) {
      assertSame(known, () => `${name}: the ledger refuses (${code}), Seaport does it`);
      count(name, end, ', done by Seaport');
      return;
    }
    assertSame(
      code !== undefined,
      () => `${name}: the ledger does it, Seaport refuses: ${why.words}`,
    );
    assertSame(
      code === 'own-order' || code === 'reserved' || expected?.includes(why.reason) === true,
      () => `${name}: the ledger refuses (${code}), Seaport for another reason: ${why.words}`,
    );
  };

  const signed = async (caller: Account, request: PostOrder): Promise<PostOrder> => {
    const wallet = wallets.find(({ address }) => accountOf(address) === caller);
    const chainId = ChainIdSchema.parse(request.domain.chainId);
    const bulk = readBulkSignature(request.signature);
    const hash =
      bulk === undefined
        ? hashTypedData(orderTypedData(chainId, request.components))
        : bulkSignatureDigest(chainId, orderHash(request.components), bulk);
    if (wallet === undefined) throw new Error(`Nobody signs for ${caller}`);
    const forms = Object.values(signatureForms(await wallet.sign({ hash })));
    // Chooses the form by the hash, so that the same seed uses the same forms.
    const signature = forms[Number(hexToBigInt(hash) % BigInt(forms.length))];
    if (signature === undefined) throw new Error('A signature has at least one form');
    return {
      ...request,
      signature: bulk === undefined ? signature : writeBulkSignature({ ...bulk, signature }),
    };
  };

  const fillOf = async (
    row: OrderRow,
    fulfiller: Account,
    { message: { quantity, identifier }, criteriaProof = [] }: Filling,
  ): Promise<SeaportFill> => {
    const { components, signature, chainId, commitments } = row;
    const { quantity: ofUnits, money } = market.context.termsOf(row);
    const fill = { units: BigInt(quantity), ofUnits: BigInt(ofUnits), identifier };
    const extraData: Hex =
      components.zone === NO_ADDRESS
        ? '0x'
        : await coSigner({ chainId, components, commitments, fulfiller, fill, now: clock.now });
    return {
      components,
      signature,
      fulfiller,
      units: fill.units,
      ofUnits: fill.ofUnits,
      value: isPaidByFulfiller(money) ? money.price * fill.units : 0n,
      extraData,
      chosen: identifier === undefined ? undefined : { identifier, proof: criteriaProof },
    };
  };

  const fillingLines = (
    name: 'buy-cart' | 'accept-offers',
    caller: Account,
    request: ReturnType<typeof linesOfCart>,
    act: () => Promise<FilledLines>,
  ): Promise<FilledLines> =>
    inTurn(async () => {
      const end = await ended(act);
      const lines = 'result' in end ? end.result.lines : [];
      count(`${name}${request.allRequired ? ' of all' : ''}:`, end);
      for (const { order, outcome } of lines)
        count(`${name} line${forAny(market, order)} ${outcome},`, end);
      const compareIt = (ending: Ended<unknown>, ask: () => Promise<Called>) =>
        compare(request.chainId, name, ending, ask);
      await compareLines({ market, oracle, fillOf, compare: compareIt }, caller, request, end);
      return end;
    });

  const following =
    <Values extends unknown[], Result>(name: string, act: (...values: Values) => Promise<Result>) =>
    (...values: Values): Promise<Result> =>
      inTurn(async () => {
        const end = await follow(() => act(...values));
        count(name, end);
        return end;
      });

  const mirrored: Market = {
    ...market,
    post: (caller, request) =>
      inTurn(async () => {
        const order = await signed(caller, request);
        const end = await ended(() => market.post(caller, order));
        const ofSeveral = isBulkSignature(order.signature) ? ', of several' : '';
        count('post', end, ofSeveral);
        if ('refused' in end) return end;
        const chain = oracle[end.result.chainId];
        await chain.fork();
        const why = whySeaport(await chain.validate(order.components, end.result.signature));
        await chain.undo();
        assertSame(why === undefined, () => `post: Seaport takes no such order: ${why?.words}`);
        return end;
      }),
    fulfil: (caller, hash, request) =>
      inTurn(async () => {
        const row = market.context.tables.orders.find(hash);
        const end = await ended(() => market.fulfil(caller, hash, request));
        if (row === undefined) return end;
        const { kind, quantity, money, reservedFor } = market.context.termsOf(row);
        const reserved = reservedFor === undefined ? '' : ', reserved';
        const forCoin = kind === 'trade' && money !== undefined ? ` for ${money.coin} coin` : '';
        const inPart = quantity > 1 ? ', in part' : '';
        const ofSeveral = isBulkSignature(row.signature) ? ', of several' : '';
        count(
          `fulfil ${kind}${forCoin}${forAny(market, row)}${reserved}${inPart}:`,
          end,
          ofSeveral,
        );
        const fill = await fillOf(row, caller, request);
        const chain = oracle[row.chainId];
        await compare(row.chainId, 'fulfil', end, async () => {
          // Gives the caller enough funds, because the chain would report too low a balance first.
          const isRefused = 'refused' in end && end.refused.code !== 'underfunded';
          if (isRefused) await chain.setNative(caller, fill.value);
          return chain.fulfil(fill);
        });
        return end;
      }),
    buyCart: (caller, request) =>
      fillingLines('buy-cart', caller, linesOfCart(market, request), () =>
        market.buyCart(caller, request),
      ),
    acceptOffers: (caller, request) =>
      fillingLines('accept-offers', caller, linesOfAcceptance(market, request), () =>
        market.acceptOffers(caller, request),
      ),
    cancel: (caller, hash, request) =>
      inTurn(async () => {
        const row = market.context.tables.orders.find(hash);
        const end = await ended(() => market.cancel(caller, hash, request));
        count('cancel', end);
        if (row === undefined) return end;
        const { chainId, components } = row;
        await compare(chainId, 'cancel', end, () => oracle[chainId].cancel(caller, components));
        return end;
      }),
    cancelSeveral: (caller, request) =>
      inTurn(async () => {
        const end = await ended(() => market.cancelSeveral(caller, request));
        count('cancel-several', end);
        const rows = request.message.orderHashes.flatMap(
          (hash) => market.context.tables.orders.find(hash) ?? [],
        );
        const chainId = ChainIdSchema.parse(request.chainId);
        const components = rows.map((row) => row.components);
        await compare(chainId, 'cancel-several', end, () =>
          oracle[chainId].cancel(caller, ...components),
        );
        return end;
      }),
    cancelAll: (caller, request) =>
      inTurn(async () => {
        const end = await ended(() => market.cancelAll(caller, request));
        count('cancel-all', end);
        if ('refused' in end) return end;
        const { chainId, counter } = end.result;
        const chain = oracle[chainId];
        // Seaport increases a counter by half of the last block's hash.
        const step = BigInt(counter) - (await chain.counterOf(caller));
        assertSame(step > 0n && step < 2n ** 128n, () => 'cancel-all: no step of Seaport’s');
        chain.setLastHash(numberToHex(step << 128n, { size: 32 }));
        await compare(chainId, 'cancel-all', end, () => chain.incrementCounter(caller));
        const now = await chain.counterOf(caller);
        assertSame(String(now) === counter, () => `counter: ${counter}, Seaport’s is ${now}`);
        return end;
      }),
    wrap: (caller, kind, request) =>
      inTurn(async () => {
        const end = await ended(() => market.wrap(caller, kind, request));
        count(kind, end);
        const chainId = ChainIdSchema.parse(request.chainId);
        const amount = BigInt(request.message.amount);
        await compare(chainId, kind, end, () => oracle[chainId][kind](caller, amount));
        return end;
      }),
    approve: following('approve', market.approve),
    dress: following('dress', market.dress),
    undoDress: following('undo', market.undoDress),
    subscribe: following('subscribe', market.subscribe),
    buyCredits: following('buy-credits', market.buyCredits),
    burn: following('burn', market.burn),
    withdrawBurn: following('withdraw-burn', market.withdrawBurn),
    buyPacks: following('buy-packs', market.buyPacks),
    buySeveralPacks: following('buy-several-packs', market.buySeveralPacks),
    openPacks: following('open-packs', market.openPacks),
    reroll: following('reroll', market.reroll),
    giveToPool: following('give-to-pool', market.giveToPool),
    gift: following('gift', market.gift),
    giftSeveral: following('gift-several', market.giftSeveral),
    move: following('move', market.move),
    settle: following('settle', market.settle),
  };
  return { market: mirrored, settled: () => last };
};

const knownDifference = (name: string, code: RefusalCode | undefined): boolean => {
  const act: KnownDifference['act'] | undefined =
    name === 'fulfil' || name === 'cancel' ? name : undefined;
  return act !== undefined && code !== undefined && isKnown(act, code);
};
