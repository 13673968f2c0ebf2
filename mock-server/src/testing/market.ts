import type { ChainId } from '@trait-market/contract/economy/chains';
import type { CriteriaWords } from '@trait-market/contract/economy/criteria-words';
import type { Slot } from '@trait-market/contract/economy/slots';
import type { Bytes32 } from '@trait-market/contract/economy/hex';
import type { FulfilRequest, PostOrder } from '@trait-market/contract/economy/order-requests';
import {
  cancelAllTypedData,
  cancelTypedData,
  criteriaFulfilmentTypedData,
  fulfilmentTypedData,
  unwrapTypedData,
  wrapTypedData,
} from '@trait-market/contract/economy/typed-data/acts';
import {
  ANY_TOKEN,
  criteriaOf,
  criteriaProof,
} from '@trait-market/contract/economy/typed-data/criteria';
import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { deploymentOf, orderSalt } from '@trait-market/contract/economy/typed-data/deployment';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { orderTypedData } from '@trait-market/contract/economy/typed-data/order-message';
import { SEAPORT } from '@trait-market/contract/economy/typed-data/seaport';
import type { OrderTerms } from '@trait-market/contract/economy/typed-data/terms';
import type { WalletAddress } from '@trait-market/contract/wallet-address';
import type { PrivateKeyAccount } from 'viem/accounts';

import { composeTraits } from '../art/catalogue';
import {
  createCatalogue,
  type CollectionEntry,
  type TraitEntry,
} from '../economy/catalogue/catalogue';
import { creditBookOf } from '../economy/credits/credit-book-of-records';
import { Shortfall, type Movement } from '../economy/ledger/settlement';
import { createMarket, type Market, type MarketOptions } from '../economy/market';
import { MarketRefusal } from '../economy/refusal';
import { contractsOfMarket } from '../economy/contracts-of-order';
import { approvalKey, chainKey } from '../economy/tables/keys';
import { emptyBase } from '../economy/tables/tables';
import type { AvatarRow } from '../economy/tables/rows';
import { accountOf, type Account } from '../kernel/account';
import { isDigestSignedBy } from '../kernel/signature';
import { createRecords } from '../world/records/records';
import { approvalActsFor } from './approval-acts';
import { benchActsFor } from './bench-acts';

/** The time in every such market, until a test moves it. */
export const MARKET_NOW = Date.UTC(2026, 0, 15);
/** Where acts are signed in such a market, and on a server that is told of no product. */
export const DEPLOYMENT = deploymentOf('http://localhost:4000');
export const DAY_MS = 24 * 60 * 60_000;
export const ETHER = 10n ** 18n;

const FEE_ACCOUNT = '0xfee0000000000000000000000000000000000001';
const ROYALTY_ACCOUNT = '0xfee0000000000000000000000000000000000002';
/** Those who are paid fees. */
export const FEE_ACCOUNTS: readonly Account[] = [
  accountOf(FEE_ACCOUNT),
  accountOf(ROYALTY_ACCOUNT),
];

const collectionOn = (chainId: ChainId, slug: string): CollectionEntry => ({
  slug,
  name: slug,
  description: 'For tests.',
  chainId,
  contracts: {
    avatars: `0x${String(chainId).padStart(40, 'a')}`,
    traits: `0x${String(chainId).padStart(40, 'c')}`,
  },
  fees: [
    { kind: 'market', recipient: FEE_ACCOUNT, bps: 250 },
    { kind: 'royalty', recipient: ROYALTY_ACCOUNT, bps: 500 },
  ],
});

const [art] = composeTraits({ count: 1, seed: 'market' });
if (art === undefined) throw new Error('There is always one trait');

const traitOf = (id: string, collection: string, rank: number, slot?: Slot): TraitEntry => ({
  id,
  value: id,
  slot: slot ?? (rank % 2 === 0 ? 'eyes' : 'headwear'),
  collection,
  tokenId: String(1_000_000 + rank),
  rank,
  art,
});

/**
 * A collection on each chain, with two traits in each: of eyes and of headwear. The first has another
 * hat and two bodies besides.
 */
const TEST_COLLECTIONS = [collectionOn(1, 'alpha'), collectionOn(137, 'omega')];
const TEST_TRAITS = [
  traitOf('alpha-eyes', 'alpha', 0),
  traitOf('alpha-hat', 'alpha', 1),
  traitOf('omega-eyes', 'omega', 2),
  traitOf('omega-hat', 'omega', 3),
  traitOf('alpha-cap', 'alpha', 4, 'headwear'),
  traitOf('alpha-body', 'alpha', 5, 'body'),
  traitOf('alpha-fur', 'alpha', 6, 'body'),
];
const testCatalogue = createCatalogue(TEST_COLLECTIONS, TEST_TRAITS);

/** The names of nine accessories. */
export const PINS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `alpha-pin-${number}`);

/** The same with nine accessories in the first collection: enough for a pool of re-rolls. */
export const catalogueWithPins = createCatalogue(TEST_COLLECTIONS, [
  ...TEST_TRAITS,
  ...PINS.map((id, index) => traitOf(id, 'alpha', 10 + index, 'accessory')),
]);

export const ALPHA = collectionOn(1, 'alpha');

/** Moves what is no order, as far as people have it. Whether the movements could be made. */
export const tryMoveIn =
  (market: Pick<Market, 'move'>) =>
  async (movements: readonly Movement[]): Promise<boolean> => {
    try {
      await market.move(movements);
      return true;
    } catch (error) {
      if (error instanceof Shortfall) return false;
      throw error;
    }
  };

/** A market without anything in it, and the means to give people something. */
export const openTestMarket = (options: Partial<MarketOptions> = {}) => {
  const coins = new Map<string, bigint>();
  const clock = { now: MARKET_NOW };
  const { credits } = createRecords();
  const market = createMarket({
    catalogue: testCatalogue,
    base: emptyBase(MARKET_NOW),
    native: {
      of: (chainId, account) => coins.get(chainKey(chainId, account)) ?? 0n,
      set: (chainId, account, wei) => void coins.set(chainKey(chainId, account), wei),
    },
    credits: creditBookOf(credits, () => clock.now),
    checkSignature: isDigestSignedBy,
    deployments: new Set([DEPLOYMENT]),
    now: () => clock.now,
    ...options,
  });
  return {
    market,
    clock,
    coins,
    credits,
    /** All the credits that the account then has. */
    setCredits: (account: Account, subscription: number, vanilla: number) =>
      credits.set(account, { subscription, vanilla }, clock.now),
    /** Vanilla credits, beside what the account has. */
    giveCredits: (account: Account, amount: number) =>
      credits.gain(account, { bucket: 'vanilla', amount, reason: 'grant' }, clock.now),
    giveCoin: (account: Account, native: bigint, chainId: ChainId = 1) =>
      void coins.set(chainKey(chainId, account), native),
    giveWrapped: (account: Account, wei: bigint, chainId: ChainId = 1) =>
      market.context.tables.wrapped.put(chainKey(chainId, account), String(wei)),
    tryMove: tryMoveIn(market),
    giveTrait: (account: Account, traitId: string, quantity = 1) =>
      market.move([{ kind: 'mint', traitId, to: account, quantity }]),
    giveAvatar: (
      owner: Account,
      tokenId: string,
      collection = 'alpha',
      worn: AvatarRow['worn'] = {},
    ) =>
      market.context.tables.avatars.put(`${collection}/${tokenId}`, {
        collection,
        tokenId,
        owner,
        worn,
        artSeed: 1,
      }),
  };
};
export type TestMarket = ReturnType<typeof openTestMarket>;

/** Seconds since 1970 ten minutes after the market's time. */
export const soon = (now = MARKET_NOW): string => String(Math.floor(now / 1000) + 600);

let salts = 0;
/** A number that no order and no act has had. */
export const freshNumber = (): string => String((salts += 1));

/** The salt of an order that has not been made before. */
export const freshSalt = (deployment = DEPLOYMENT): string =>
  orderSalt(deployment, BigInt(freshNumber()));

/** Terms of orders that an account may make: of traits and avatars of the test's catalogue. */
export const orderTermsFor = (
  maker: WalletAddress,
  counterOn: (chainId: ChainId) => string,
  expiresAt: () => number,
) => {
  const common = (chainId: ChainId) => ({
    chainId,
    maker,
    expiresAt: expiresAt(),
    counter: counterOn(chainId),
    salt: freshSalt(),
  });

  const assetOf = (traitId: string, quantity: bigint) => {
    const trait = testCatalogue.traits.get(traitId);
    const collection = testCatalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    const { contracts, chainId, fees } = collection;
    const asset = {
      kind: 'trait',
      token: contracts.traits,
      tokenId: trait.tokenId,
      quantity,
    } as const;
    return { chainId, fees, asset };
  };

  const avatarsOf = (slug: string) => {
    const collection = testCatalogue.collections.get(slug);
    if (collection === undefined) throw new Error(`No collection ${slug}`);
    const { contracts, chainId, fees } = collection;
    return { chainId, fees, token: contracts.avatars };
  };

  return {
    listingOf: (traitId: string, unitPrice: bigint, quantity = 1n) => {
      const { chainId, asset, fees } = assetOf(traitId, quantity);
      return { ...common(chainId), kind: 'listing', asset, unitPrice, fees } as const;
    },
    offerFor: (traitId: string, unitPrice: bigint, quantity = 1n) => {
      const { chainId, asset, fees } = assetOf(traitId, quantity);
      return {
        ...common(chainId),
        kind: 'offer',
        asset,
        unitPrice,
        fees,
        commitments: [],
      } as const;
    },
    /** For any trait of a collection, or of a slot of it. */
    anyFor: (slug: string, criteria: CriteriaWords, unitPrice: bigint, quantity = 1n) => {
      const collection = testCatalogue.collections.get(slug);
      if (collection === undefined) throw new Error(`No collection ${slug}`);
      const { contracts, chainId, fees } = collection;
      const ids = testCatalogue
        .traitsOf(slug)
        .filter(({ slot }) => slot === criteria.slot)
        .map(({ tokenId }) => tokenId);
      const root = criteria.slot === undefined ? ANY_TOKEN : criteriaOf(ids);
      return {
        ...common(chainId),
        kind: 'offer',
        asset: { kind: 'any', token: contracts.traits, criteria: root, quantity },
        unitPrice,
        fees,
        commitments: [],
        criteria,
      } as const;
    },
    /** Of an avatar, `collection/tokenId`, with what it promises to wear: traits by their ids. */
    avatarListingOf: (avatar: string, unitPrice: bigint, worn: readonly string[]) => {
      const [slug = '', tokenId = ''] = avatar.split('/');
      const { chainId, fees, token } = avatarsOf(slug);
      return {
        ...common(chainId),
        kind: 'listing',
        asset: { kind: 'avatar', token, tokenId },
        unitPrice,
        fees,
        commitments: worn.map((id) => {
          const trait = testCatalogue.traits.get(id);
          if (trait === undefined) throw new Error(`No trait ${id}`);
          return { token, avatarId: tokenId, slot: trait.slot, traitId: trait.tokenId };
        }),
      } as const;
    },
    /** For an avatar, `collection/tokenId`; if `sure`, only while it wears the hat of its collection. */
    bidFor: (avatar: string, unitPrice: bigint, sure: boolean) => {
      const [slug = '', tokenId = ''] = avatar.split('/');
      const { chainId, fees, token } = avatarsOf(slug);
      const traitId = tokenIdOf(`${slug}-hat`);
      const commitment = { token, avatarId: tokenId, slot: 'headwear', traitId } as const;
      return {
        ...common(chainId),
        kind: 'offer',
        asset: { kind: 'avatar', token, tokenId },
        unitPrice,
        fees,
        commitments: sure ? [commitment] : [],
      } as const;
    },
    tradeOf: (given: string, wanted: string) => {
      const { chainId, asset } = assetOf(given, 1n);
      const gets = [assetOf(wanted, 1n).asset];
      return { ...common(chainId), kind: 'trade', gives: [asset], gets, commitments: [] } as const;
    },
  };
};

/** Terms, and of an offer for any trait of a kind the words of its criteria. */
export type SignableTerms = OrderTerms & { criteria?: CriteriaWords };

/** What proves in a market that a token is of the set that an order asks for; empty where it is not. */
export const proofFor = (
  { context }: Market,
  { components }: PostOrder,
  identifier: string,
): Bytes32[] => {
  const ids = context.tables.orders.find(orderHash(components))?.criteria?.tokenIds ?? [];
  return criteriaProof(ids, identifier) ?? [];
};

/** The token id of a trait of the test's catalogue. */
export const tokenIdOf = (traitId: string): string =>
  testCatalogue.traits.get(traitId)?.tokenId ?? '';

/** Seaport may move all that an account has, as of those who trade already. */
export const approveInTest = (
  { context: { catalogue, tables } }: Market,
  account: Account,
): void => {
  for (const { chainId, token } of contractsOfMarket(catalogue)) {
    tables.approvals.put(approvalKey(chainId, account, token), { account, chainId, token });
  }
};

/** A wallet's side of each act: signs it for real, and says what it says. It has approved everything. */
export const actingFor = (wallet: PrivateKeyAccount, market: Market, deployment = DEPLOYMENT) => {
  const account = accountOf(wallet.address);
  const maker = wallet.address;
  approveInTest(market, account);

  const signOrder = async (
    terms: SignableTerms,
    signedOn: ChainId = terms.chainId,
  ): Promise<PostOrder> => {
    const components = buildOrder(terms);
    return {
      domain: { chainId: terms.chainId, verifyingContract: SEAPORT },
      components,
      commitments: [...(terms.commitments ?? [])],
      ...(terms.criteria && { criteria: terms.criteria }),
      signature: await wallet.signTypedData(orderTypedData(signedOn, components)),
    };
  };

  const signFulfilment = async (
    order: PostOrder,
    change: Partial<FulfilRequest['message']> = {},
    chainId: ChainId = order.domain.chainId === 137 ? 137 : 1,
  ): Promise<FulfilRequest> => {
    const message: FulfilRequest['message'] = {
      orderHash: orderHash(order.components),
      fulfiller: wallet.address,
      quantity: '1',
      highestPrice: String(1_000n * ETHER),
      lowestProceeds: '0',
      nonce: freshNumber(),
      deadline: soon(),
      ...change,
    };
    const { identifier } = message;
    if (identifier === undefined) {
      const signature = await wallet.signTypedData(
        fulfilmentTypedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    }
    const signature = await wallet.signTypedData(
      criteriaFulfilmentTypedData({ chainId, deployment }, { ...message, identifier }),
    );
    const proof = proofFor(market, order, identifier);
    return { chainId, deployment, message, signature, criteriaProof: proof };
  };

  const counterOn = (chainId: ChainId) =>
    market.context.tables.counters.find(chainKey(chainId, account)) ?? '0';

  const signer = {
    account,
    sign: (hash: Bytes32) => wallet.sign({ hash }),
    deployment,
    deadline: () => soon(market.context.now()),
    nonce: freshNumber,
  };
  const benchActs = benchActsFor(signer, market);

  return {
    wallet,
    account,
    ...benchActs,
    ...approvalActsFor(signer),
    ...orderTermsFor(maker, counterOn, () => MARKET_NOW + 30 * DAY_MS),
    signOrder,
    signFulfilment,
    post: async (terms: SignableTerms) => {
      const order = await signOrder(terms);
      await market.post(account, order);
      return order;
    },
    fulfil: async (order: PostOrder, change: Partial<FulfilRequest['message']> = {}) =>
      market.fulfil(account, orderHash(order.components), await signFulfilment(order, change)),
    signCancel: async (
      order: PostOrder,
      chainId: ChainId = 1,
      deadline = soon(),
      orderHashes = [orderHash(order.components)],
    ) => {
      const message = { maker, orderHashes, deadline };
      const signature = await wallet.signTypedData(
        cancelTypedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    },
    signCancelAll: async (counter: string, chainId: ChainId = 1) => {
      const message = { maker, counter, deadline: soon() };
      const signature = await wallet.signTypedData(
        cancelAllTypedData({ chainId, deployment }, message),
      );
      return { chainId, deployment, message, signature };
    },
    signWrap: async (kind: 'wrap' | 'unwrap', amount: bigint, chainId: ChainId = 1) => {
      const message = {
        owner: maker,
        amount: String(amount),
        nonce: freshNumber(),
        deadline: soon(),
      };
      const signature = await (kind === 'wrap'
        ? wallet.signTypedData(wrapTypedData({ chainId, deployment }, message))
        : wallet.signTypedData(unwrapTypedData({ chainId, deployment }, message)));
      return { chainId, deployment, message, signature };
    },
  };
};

/** The code that an act is refused with; undefined when it goes through. */
export const refusalOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof MarketRefusal) return error.code;
    throw error;
  }
};
