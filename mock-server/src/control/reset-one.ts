import { isWalletAddress } from '@trait-market/contract/shared';

import { knowsWallet } from '../economy/resets/knows-wallet';
import { resetBalances } from '../economy/resets/reset-balances';
import { resetAvatar, resetInventory } from '../economy/resets/reset-inventory';
import { resetListings, resetOrder } from '../economy/resets/reset-orders';
import { resetSaved } from '../economy/resets/reset-saved';
import type { MarketContext } from '../economy/orders/market-context';
import type { MarketTables } from '../economy/tables/tables';
import type { Markets } from '../economy/world-markets/markets';
import { accountOf, type Account } from '../kernel/account';
import type { World } from '../world/world';

type Place = { world: World; markets: Markets };
type ResetRefusal = { status: 400 | 404; message: string };
/** Returns why it can't reset the entity, or undefined when it has. */
type Reset = (place: Place, id: string) => Promise<ResetRefusal | undefined>;

const invalid = (message: string): ResetRefusal => ({ status: 400, message });
const unknown = (message: string): ResetRefusal => ({ status: 404, message });

type MarketReset<Result> = (context: MarketContext, first: MarketTables) => Result;

const inMarket = async <Result>(
  { world, markets }: Place,
  reset: MarketReset<Result | Promise<Result>>,
): Promise<Result> => {
  const first = await markets.firstTables(world);
  return (await markets.of(world)).change((context) => reset(context, first));
};

const ofWallet =
  (reset: (place: Place, account: Account) => Promise<ResetRefusal | undefined>): Reset =>
  async (place, id) =>
    isWalletAddress(id)
      ? reset(place, accountOf(id))
      : invalid('id: the address of a wallet is needed.');

const unknownAccount = (account: Account) => unknown(`This world has no account ${account}.`);

/** Resets a part of a wallet's market. Wallets that never signed in can hold goods, too. */
const inMarketOfWallet = (
  reset: (place: Place, account: Account) => MarketReset<void | Promise<void>>,
): Reset =>
  ofWallet(async (place, account) => {
    const isKnown =
      place.world.records.users.find(account) !== undefined ||
      (await inMarket(place, (context, first) => knowsWallet(context, first, account)));
    if (!isKnown) {
      return unknown(`This world has no wallet ${account}: it never signed in, and holds nothing.`);
    }
    await inMarket(place, reset(place, account));
    return undefined;
  });

const RESETS = {
  accounts: ofWallet(async ({ world }, account) => {
    const { records } = world;
    if (records.users.find(account) === undefined) return unknownAccount(account);
    const first = world.firstTables();
    const username = first.profile.find((one) => one.account === account)?.username ?? undefined;
    if (records.profiles.isTaken(username, account)) {
      return invalid(
        `The username ${username} belongs to another account now. Reset that one first.`,
      );
    }
    records.restoreAccount(account, first);
    return undefined;
  }),

  credits: ofWallet(async ({ world }, account) => {
    const { records } = world;
    if (records.users.find(account) === undefined) return unknownAccount(account);
    records.restoreCredits(account, world.firstTables());
    return undefined;
  }),

  inventory: inMarketOfWallet(
    (_place, account) => (context, first) => resetInventory(context, first, account),
  ),

  balances: inMarketOfWallet(({ world }, account) => {
    const { chainBalance } = world.firstTables();
    const native = new Map(chainBalance.map(({ id, wei }) => [id, BigInt(wei)]));
    return (context, first) =>
      resetBalances(
        context,
        first,
        (chainId, owner) => native.get(`${chainId}:${owner}`) ?? 0n,
        account,
      );
  }),

  saved: inMarketOfWallet(
    (_place, account) => (context, first) => resetSaved(context, first, account),
  ),

  orders: async (place, id) => {
    const hash = id.toLowerCase();
    const exists = await inMarket(place, (context, first) => resetOrder(context, first, hash));
    return exists ? undefined : unknown(`This world has no order ${id}.`);
  },

  listings: async (place, id) => {
    const exists = await inMarket(place, (context, first) => resetListings(context, first, id));
    return exists ? undefined : unknown(`There is no trait ${id} here.`);
  },

  avatars: async (place, id) => {
    const exists = await inMarket(place, (context, first) => resetAvatar(context, first, id));
    return exists
      ? undefined
      : unknown(
          `There is no avatar ${id} here. Its id is collection/number, with the slash as %2F.`,
        );
  },
} satisfies Record<string, Reset>;

/** The kinds of entities of which one alone can be reset. */
export type ResettableEntity = keyof typeof RESETS;

const isResettable = (entity: string): entity is ResettableEntity => Object.hasOwn(RESETS, entity);

/**
 * Restores one entity to its state at the last reset, scenario or restored state. Returns why it
 * can't, or undefined when it has.
 */
export const resetOne = async (
  place: Place,
  entity: string,
  id: string,
): Promise<ResetRefusal | undefined> => {
  if (isResettable(entity)) return RESETS[entity](place, id);
  if (entity === 'scenarios') {
    return invalid('A scenario is reset by entering it again: POST /__mock/scenario.');
  }
  return invalid(
    `One of ${entity} can't be reset alone, only: ${Object.keys(RESETS).join(', ')}. A snapshot restores everything (GET and POST /__mock/state).`,
  );
};
