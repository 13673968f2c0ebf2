import {
  type PackBuy,
  type PackOpen,
  packBuyAction,
  packOpenAction,
} from '@trait-market/contract/economy/actions';
import {
  DropDetailSchema,
  DropPageSchema,
  type DropDetail,
} from '@trait-market/contract/economy/drops';
import { WalletPacksSchema } from '@trait-market/contract/economy/packs';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { entropy, nextRound } from './chance';

const PURSE = 10n ** 24n;

export const dropById = (market: Market, id: string) =>
  market.read('economy.drops.detail', DropDetailSchema, { params: { id } });

export const forSale = async (market: Market, packs: number) => {
  const { items } = await market.read('economy.drops.list', DropPageSchema);
  const found = items.find(
    ({ state, packs: { total, sold } }) => state === 'open' && total - sold >= packs,
  );
  if (found === undefined) throw new Skipped(`no drop has ${packs} packs for sale`);
  const drop = await dropById(market, found.id);
  const buyer = await market.newcomer();
  const coin = { chainId: drop.chainId, coin: 'native', amount: String(PURSE) } as const;
  await market.giveGoods(buyer, { coins: [coin] });
  return { drop, buyer };
};

export const signBuy = async (
  market: Market,
  by: Newcomer,
  { id, chainId, declared }: DropDetail,
  packs: number,
  change: Partial<PackBuy> = {},
  signer = by,
) => {
  const place = { ...market.place, chainId };
  const message = {
    buyer: by.walletAddress,
    drop: id,
    declared,
    packs: String(packs),
    highestPrice: String(PURSE),
    ...once(),
    ...change,
  };
  return market.signAction(signer, packBuyAction, message, place);
};

export const signOpen = async (
  market: Market,
  by: Newcomer,
  { id, chainId }: DropDetail,
  {
    packs,
    ...signed
  }: Pick<PackOpen, 'commitment' | 'table'> &
    Partial<Pick<PackOpen, 'beacon' | 'round'>> & { packs: number },
) => {
  const place = { ...market.place, chainId };
  const message = {
    owner: by.walletAddress,
    drop: id,
    packs: String(packs),
    entropy: entropy(),
    ...(await nextRound(market)),
    ...signed,
    ...once(),
  };
  return market.signAction(by, packOpenAction, message, place);
};

export const packsOf = async (market: Market, of: Newcomer, drop: string) => {
  const { items, opened, response } = await market.read(
    'economy.packs.ofWallet',
    WalletPacksSchema,
    { params: { address: of.walletAddress } },
    of,
  );
  const own = items.find((item) => item.drop.id === drop);
  return {
    bought: own?.bought ?? 0,
    unopened: own?.unopened ?? 0,
    waiting: own?.waiting ?? null,
    opened,
    response,
  };
};
