import {
  type PackBuy,
  type PackOpen,
  packBuyAction,
  packOpenAction,
} from '@trait-market/contract/economy/actions';
import {
  type Drop,
  DropDetailSchema,
  DropPageSchema,
  type DropDetail,
} from '@trait-market/contract/economy/drops';
import { WalletPacksSchema } from '@trait-market/contract/economy/packs';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { entropy, nextRound } from './chance';

const PURSE = 10n ** 24n;

export const dropById = (market: Market, id: string) =>
  market.read('economy.drops.detail', DropDetailSchema, { params: { id } });

const openDrops = async (market: Market, packs: number): Promise<Drop[]> => {
  const { items } = await market.read('economy.drops.list', DropPageSchema);
  return items.filter(
    ({ state, packs: { total, sold } }) => state === 'open' && total - sold >= packs,
  );
};

const buyerOn = async (market: Market, chainId: ChainId): Promise<Newcomer> => {
  const buyer = await market.newcomer();
  const coin = { chainId, coin: 'native', amount: String(PURSE) } as const;
  await market.giveGoods(buyer, { coins: [coin] });
  return buyer;
};

export const forSale = async (market: Market, packs: number) => {
  const [found] = await openDrops(market, packs);
  if (found === undefined) throw new Skipped(`no drop has ${packs} packs for sale`);
  const drop = await dropById(market, found.id);
  return { drop, buyer: await buyerOn(market, drop.chainId) };
};

/** Returns two drops of one chain, each with at least that many packs. */
export const severalForSale = async (market: Market, packs: number) => {
  const open = await openDrops(market, packs);
  const pairs = open.flatMap((one, index) =>
    open.slice(index + 1).map((other) => [one, other] as const),
  );
  const pair = pairs.find(([one, other]) => one.chainId === other.chainId);
  if (pair === undefined) throw new Skipped(`no two drops of a chain have ${packs} packs for sale`);
  const [one, other] = pair;
  const drops = [await dropById(market, one.id), await dropById(market, other.id)] as const;
  return { drops, buyer: await buyerOn(market, one.chainId) };
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
