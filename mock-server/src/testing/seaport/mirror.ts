import {
  CHAIN_IDS,
  type ChainId,
  ChainIdSchema,
  CHAINS,
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
import { isSameAddress } from '@trait-market/contract/shared';
import { hashTypedData, hexToBigInt, maxUint256, numberToHex, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import { MARKET_FEE_ACCOUNT } from '../../economy/prices/fees';
import type { FilledLines } from '../../economy/fulfilments/filled-lines';
import type { Movement, Settlement } from '../../economy/ledger/settlement';
import type { Market } from '../../economy/market/market';
import { POOL_ACCOUNT } from '../../economy/reroll/pool';
import type { OrderRow } from '../../economy/tables/rows';
import { accountOf, type Account } from '../../kernel/account';
import { FEE_ACCOUNTS } from '../market-catalogue';
import type { CoSigner } from './co-signer';
import { assertSame, ended, type Ended } from './difference';
import type { Called } from '../../third-parties/rpc/chain/evm-chain';
import { isKnown, type KnownDifference } from './known-differences';
import { compareLines, type Filling, linesOfAcceptance, linesOfCart } from './mirror-lines';
import type { Oracle, OracleCollection, SeaportFill } from './oracle';
import { OF_LEDGER, whySeaport } from './outcome';

export type Tally = Map<string, number>;

type Parts = {
  market: Market;
  balances: Pick<Settlement, 'coinOf' | 'looseOf' | 'ownerOf'>;
  clock: { now: number };
  oracle: Oracle;
  coSigner: CoSigner;
  wallets: readonly PrivateKeyAccount[];
  tally: Tally;
};

const placeOfTrait = ({ context: { catalogue } }: Market, traitId: string) => {
  const trait = catalogue.traits.get(traitId);
  const collection = catalogue.collections.get(trait?.collection ?? '');
  if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
  const { chainId, contracts } = collection;
  return { chainId, token: contracts.traits, tokenId: trait.tokenId };
};

const placeOfAvatar = ({ context: { catalogue, tables } }: Market, avatar: string) => {
  const row = tables.avatars.find(avatar);
  const collection = catalogue.collections.get(row?.collection ?? '');
  if (row === undefined || collection === undefined) throw new Error(`No avatar ${avatar}`);
  return { chainId: collection.chainId, token: collection.contracts.avatars, row };
};

const expectSameBalances = async (
  { market, balances, oracle }: Parts,
  accounts: readonly Account[],
): Promise<void> => {
  const { catalogue, tables } = market.context;
  const expectSame = (what: string, ledger: unknown, chain: unknown) =>
    assertSame(ledger === chain, () => `${what}: ${ledger} in the ledger, ${chain} on the chain`);
  for (const account of accounts) {
    for (const chainId of CHAIN_IDS) {
      const chain = oracle[chainId];
      const coin = (name: 'native' | 'wrapped') => balances.coinOf(account, chainId, name);
      const who = `coin of ${account} on chain ${chainId}`;
      expectSame(`native ${who}`, coin('native'), await chain.nativeOf(account));
      expectSame(`wrapped ${who}`, coin('wrapped'), await chain.wrappedOf(account));
    }
    for (const traitId of catalogue.traits.keys()) {
      const { chainId, token, tokenId } = placeOfTrait(market, traitId);
      const editions = await oracle[chainId].traitsOf(token, account, tokenId);
      expectSame(
        `loose ${traitId} of ${account}`,
        BigInt(balances.looseOf(account, traitId)),
        editions,
      );
    }
  }
  for (const avatar of tables.avatars.keys()) {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    const owner = await oracle[chainId].ownerOf(token, row.tokenId);
    expectSame(`the owner of ${avatar}`, balances.ownerOf(avatar), owner.toLowerCase());
  }
};

const everyone = (wallets: readonly PrivateKeyAccount[]): Account[] => [
  ...wallets.map(({ address }) => accountOf(address)),
  ...FEE_ACCOUNTS,
  accountOf(MARKET_FEE_ACCOUNT),
  POOL_ACCOUNT,
];

/** Copies a market's holdings to the chains, where each account approves Seaport. */
export const copyToChains = async (
  market: Market,
  oracle: Oracle,
  wallets: readonly PrivateKeyAccount[],
): Promise<void> => {
  const { settlement, catalogue, tables } = market.context;
  const accounts = everyone(wallets);
  for (const chainId of CHAIN_IDS) {
    const chain = oracle[chainId];
    for (const account of accounts) {
      const [native, wrapped] = (['native', 'wrapped'] as const).map((coin) =>
        settlement.coinOf(account, chainId, coin),
      );
      await chain.setNative(account, (native ?? 0n) + (wrapped ?? 0n));
      await chain.wrap(account, wrapped ?? 0n);
      await chain.approveCoin(account);
      for (const collection of catalogue.collections.values()) {
        if (collection.chainId !== chainId) continue;
        await chain.approveTokens(account, collection.contracts.avatars);
        await chain.approveTokens(account, collection.contracts.traits);
      }
    }
  }
  for (const traitId of catalogue.traits.keys()) {
    const { chainId, token, tokenId } = placeOfTrait(market, traitId);
    for (const account of accounts) {
      const editions = settlement.looseOf(account, traitId);
      if (editions > 0) await oracle[chainId].mint(token, account, tokenId, editions);
    }
  }
  for (const avatar of tables.avatars.keys()) {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    await oracle[chainId].setOwner(token, row.tokenId, row.owner);
    for (const [slot, traitId] of Object.entries(row.worn)) {
      await oracle[chainId].setWorn(
        token,
        row.tokenId,
        slot,
        placeOfTrait(market, traitId).tokenId,
      );
    }
  }
};

/** Repeats on the chain the movements that don't use Seaport, such as dressing and minting. */
const createFollower = ({ market, oracle }: Parts) => {
  const moved: (() => Promise<unknown>)[] = [];
  const worn = (avatar: string, slot: string, traitId?: string) => async () => {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    const tokenId = traitId === undefined ? undefined : placeOfTrait(market, traitId).tokenId;
    await oracle[chainId].setWorn(token, row.tokenId, slot, tokenId);
  };
  const editions =
    (kind: 'mint' | 'burn', traitId: string, account: Account, quantity: number) => async () => {
      const { chainId, token, tokenId } = placeOfTrait(market, traitId);
      await oracle[chainId][kind](token, account, tokenId, quantity);
    };
  const note = (movement: Movement, settlement: Settlement): void => {
    switch (movement.kind) {
      case 'unbox':
        moved.push(editions('mint', movement.traitId, movement.to, 1));
        return;
      case 'mint':
      case 'burn': {
        const account = movement.kind === 'mint' ? movement.to : movement.from;
        moved.push(editions(movement.kind, movement.traitId, account, movement.quantity));
        return;
      }
      case 'lock':
        moved.push(editions('burn', movement.traitId, movement.from, movement.quantity));
        return;
      case 'unlock':
        moved.push(editions('mint', movement.traitId, movement.to, movement.quantity));
        return;
      case 'trait':
        moved.push(editions('burn', movement.traitId, movement.from, movement.quantity));
        moved.push(editions('mint', movement.traitId, movement.to, movement.quantity));
        return;
      case 'burn-locked':
        return;
      case 'wear':
        moved.push(editions('burn', movement.traitId, movement.account, 1));
        moved.push(worn(movement.avatar, movement.slot, movement.traitId));
        return;
      case 'take-off': {
        const traitId = settlement.wornBy(movement.avatar, movement.slot);
        if (traitId !== undefined) moved.push(editions('mint', traitId, movement.account, 1));
        moved.push(worn(movement.avatar, movement.slot));
        return;
      }
      case 'approve':
        moved.push(async () => {
          const { account, chainId, token, approved } = movement;
          const isCoin = isSameAddress(token, CHAINS[chainId].wrapped);
          if (isCoin) await oracle[chainId].approveCoin(account, approved ? maxUint256 : 0n);
          else await oracle[chainId].approveTokens(account, token, approved);
        });
        return;
      case 'avatar':
        moved.push(async () => {
          const { chainId, token, row } = placeOfAvatar(market, movement.avatar);
          await oracle[chainId].setOwner(token, row.tokenId, movement.to);
        });
        return;
      case 'coin':
        moved.push(async () => {
          const { chainId, from, to, amount } = movement;
          if (movement.coin !== 'native') throw new Error('Only fills move wrapped coin');
          await oracle[chainId].call({ from, to, value: amount });
        });
        return;
      default:
        throw new Error(`Nothing follows a movement of ${movement.kind}`);
    }
  };

  const { settlement } = market.context;
  let isFollowing = false;
  market.context.settlement = {
    ...settlement,
    execute: async (movements) => {
      const before = moved.length;
      if (isFollowing) for (const movement of movements) note(movement, settlement);
      await settlement.execute(movements).catch((error: unknown) => {
        moved.splice(before);
        throw error;
      });
    },
  };

  return async <Result>(act: () => Promise<Result>): Promise<Ended<Result>> => {
    isFollowing = true;
    const end = await ended(act).finally(() => {
      isFollowing = false;
    });
    const follow = moved.splice(0);
    if ('result' in end) for (const step of follow) await step();
    return end;
  };
};

type Mirrored = {
  market: Market;
  settled: () => Promise<unknown>;
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
      code === 'own-order' || expected?.includes(why.reason) === true,
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
    const { quantity: ofUnits, kind, money } = market.context.termsOf(row);
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
      value: kind === 'listing' ? (money?.price ?? 0n) * fill.units : 0n,
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
        count(`${name} line${order.criteria ? ' for any' : ''} ${outcome},`, end);
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
        const { kind, quantity } = market.context.termsOf(row);
        const inPart = quantity > 1 ? ', in part' : '';
        const ofSeveral = isBulkSignature(row.signature) ? ', of several' : '';
        count(`fulfil ${kind}${row.criteria ? ' for any' : ''}${inPart}:`, end, ofSeveral);
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

export const contractsOf = ({ context: { catalogue } }: Market): OracleCollection[] => [
  ...catalogue.collections.values(),
];
