import { cancelAction, fulfilmentAction, wrapAction } from '@trait-market/contract/economy/actions';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { BalancesSchema } from '@trait-market/contract/economy/wallets';
import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import { TraitDetailSchema, type TraitDetail } from '@trait-market/contract/economy/traits';
import {
  buildOrder,
  type OrderTerms,
  orderTypedData,
  SEAPORT,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import { freshNumber, freshSalt } from './fresh-numbers';
import { DEPLOYMENT as deployment } from './market';
import type { WorldClient } from './mock-server';
import { newWallet, signIn } from './wallet';

const MONTH_MS = 30 * 24 * 60 * 60_000;
const ECONOMY = '/economy/v1';

export type Trader = {
  wallet: PrivateKeyAccount;
  token: string;
  get: (path: string) => ReturnType<WorldClient['call']>;
  post: (path: string, body: object) => ReturnType<WorldClient['call']>;
};

/** Creates a wallet with native currency, wrapped tokens, and one edition of each passed trait. */
export const newTrader = async (
  world: WorldClient,
  traits: readonly string[] = [],
): Promise<Trader> => {
  const wallet = newWallet();
  const token = await signIn(world, wallet);
  const coins = CHAIN_IDS.flatMap((chainId) =>
    (['native', 'wrapped'] as const).map((coin) => ({ chainId, coin, amount: String(10n ** 22n) })),
  );
  await world
    .call('post', '/__mock/grants')
    .send({
      walletAddress: wallet.address,
      coins,
      traits: traits.map((id) => ({ id, quantity: 1 })),
    })
    .expect(200);
  return {
    wallet,
    token,
    get: (path) => world.call('get', `${ECONOMY}${path}`, token),
    post: (path, body) => world.call('post', `${ECONOMY}${path}`, token).send(body),
  };
};

export const traitAt = async (world: WorldClient, id: string): Promise<TraitDetail> =>
  TraitDetailSchema.parse((await world.call('get', `${ECONOMY}/traits/${id}`).expect(200)).body);

const inTenMinutes = (): string => String(Math.floor(Date.now() / 1000) + 600);

const counterOf = async (trader: Trader, chainId: ChainId): Promise<string> => {
  const { items } = BalancesSchema.parse(
    (await trader.get('/wallets/me/balances').expect(200)).body,
  );
  return items.find((item) => item.chainId === chainId)?.counter ?? '0';
};

/** Returns a signed order as the web app sends it, by default for one edition. */
export const signedOrder = async (
  trader: Trader,
  kind: 'listing' | 'offer',
  trait: TraitDetail,
  unitPrice: bigint,
  quantity = 1n,
  reservedFor?: WalletAddress,
) => {
  const { chainId, token, tokenId, fees } = trait;
  const common = {
    chainId,
    maker: trader.wallet.address,
    asset: { kind: 'trait', token, tokenId, quantity },
    unitPrice,
    fees,
    expiresAt: Date.now() + MONTH_MS,
    counter: await counterOf(trader, chainId),
    salt: freshSalt(),
  } as const;
  const terms: OrderTerms =
    kind === 'listing' ? { ...common, kind, reservedFor } : { ...common, kind, commitments: [] };
  const components = buildOrder(terms);
  const signature = await trader.wallet.signTypedData(orderTypedData(chainId, components));
  return {
    domain: { chainId, verifyingContract: SEAPORT },
    components,
    commitments: [],
    signature,
  };
};

export const signedAvatarOrder = async (
  trader: Trader,
  kind: 'listing' | 'offer',
  { chainId, token, tokenId, fees, worn }: AvatarDetail,
  unitPrice: bigint,
) => {
  const commitments = worn.map(({ slot, tokenId: traitId }) => ({
    token,
    avatarId: tokenId,
    slot,
    traitId,
  }));
  const components = buildOrder({
    kind,
    chainId,
    maker: trader.wallet.address,
    asset: { kind: 'avatar', token, tokenId },
    unitPrice,
    fees,
    commitments,
    expiresAt: Date.now() + MONTH_MS,
    counter: await counterOf(trader, chainId),
    salt: freshSalt(),
  });
  return {
    domain: { chainId, verifyingContract: SEAPORT },
    components,
    commitments,
    signature: await trader.wallet.signTypedData(orderTypedData(chainId, components)),
  };
};

export const signedAnyAvatarOffer = async (
  trader: Trader,
  { chainId, contracts, fees }: Pick<Collection, 'chainId' | 'contracts' | 'fees'>,
  unitPrice: bigint,
  quantity = 1n,
) => {
  const components = buildOrder({
    kind: 'offer',
    chainId,
    maker: trader.wallet.address,
    asset: { kind: 'anyAvatar', token: contracts.avatars, quantity },
    unitPrice,
    fees,
    commitments: [],
    expiresAt: Date.now() + MONTH_MS,
    counter: await counterOf(trader, chainId),
    salt: freshSalt(),
  });
  return {
    domain: { chainId, verifyingContract: SEAPORT },
    components,
    commitments: [],
    signature: await trader.wallet.signTypedData(orderTypedData(chainId, components)),
  };
};

export const signedCriteriaOffer = async (
  trader: Trader,
  { chainId, token, fees, criteria: { root, slot, tier, rarity } }: CriteriaSet,
  unitPrice: bigint,
  quantity: bigint,
) => {
  const components = buildOrder({
    kind: 'offer',
    chainId,
    maker: trader.wallet.address,
    asset: { kind: 'any', token, criteria: root, quantity },
    unitPrice,
    fees,
    commitments: [],
    expiresAt: Date.now() + MONTH_MS,
    counter: await counterOf(trader, chainId),
    salt: freshSalt(),
  });
  return {
    domain: { chainId, verifyingContract: SEAPORT },
    components,
    commitments: [],
    criteria: { ...(slot && { slot }), ...(tier && { tier }), ...(rarity && { rarity }) },
    signature: await trader.wallet.signTypedData(orderTypedData(chainId, components)),
  };
};

/** Returns a signed fulfilment of one unit, with the passed bound on its price. */
export const signedFulfilment = async (
  trader: Trader,
  chainId: ChainId,
  orderHash: Hex,
  bound: { highestPrice?: bigint; lowestProceeds?: bigint },
) => {
  const message = {
    orderHash,
    fulfiller: trader.wallet.address,
    quantity: '1',
    highestPrice: String(bound.highestPrice ?? 0n),
    lowestProceeds: String(bound.lowestProceeds ?? 0n),
    nonce: freshNumber(),
    deadline: inTenMinutes(),
  };
  const signature = await trader.wallet.signTypedData(
    fulfilmentAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

export const signedCancel = async (trader: Trader, chainId: ChainId, orderHash: Hex) => {
  const message = {
    maker: trader.wallet.address,
    orderHashes: [orderHash],
    deadline: inTenMinutes(),
  };
  const signature = await trader.wallet.signTypedData(
    cancelAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};

export const signedWrap = async (trader: Trader, chainId: ChainId, amount: bigint) => {
  const message = {
    owner: trader.wallet.address,
    amount: String(amount),
    nonce: freshNumber(),
    deadline: inTenMinutes(),
  };
  const signature = await trader.wallet.signTypedData(
    wrapAction.typedData({ chainId, deployment }, message),
  );
  return { chainId, deployment, message, signature };
};
