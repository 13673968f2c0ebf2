import { isWalletAddress } from '@trait-market/contract/shared';

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
/** Returns why it can't restore the entity, or undefined when it has. */
type Reset = (place: Place, id: string) => Promise<string | undefined>;

type MarketReset<Result> = (context: MarketContext, first: MarketTables) => Result;

const inMarket = async <Result>(
  { world, markets }: Place,
  reset: MarketReset<Result | Promise<Result>>,
): Promise<Result> => {
  const first = await markets.firstTables(world);
  return (await markets.of(world)).change((context) => reset(context, first));
};

const ofWallet =
  (reset: (place: Place, account: Account) => Promise<string | undefined>): Reset =>
  async (place, id) =>
    isWalletAddress(id) ? reset(place, accountOf(id)) : 'id: the address of a wallet is needed.';

const unknownAccount = (account: Account): string => `This world has no account ${account}.`;

const RESETS = {
  accounts: ofWallet(async ({ world }, account) => {
    const { records } = world;
    if (records.users.find(account) === undefined) return unknownAccount(account);
    const first = world.firstTables();
    const username = first.profile.find((one) => one.account === account)?.username ?? undefined;
    if (records.profiles.isTaken(username, account)) {
      return `The username ${username} belongs to another account now. Put that one back first.`;
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

  inventory: ofWallet(async (place, account) => {
    await inMarket(place, (context, first) => resetInventory(context, first, account));
    return undefined;
  }),

  balances: ofWallet(async (place, account) => {
    const { chainBalance } = place.world.firstTables();
    const native = new Map(chainBalance.map(({ id, wei }) => [id, BigInt(wei)]));
    await inMarket(place, (context, first) =>
      resetBalances(
        context,
        first,
        (chainId, owner) => native.get(`${chainId}:${owner}`) ?? 0n,
        account,
      ),
    );
    return undefined;
  }),

  saved: ofWallet(async (place, account) => {
    await inMarket(place, (context, first) => resetSaved(context, first, account));
    return undefined;
  }),

  orders: async (place, id) => {
    const hash = id.toLowerCase();
    const exists = await inMarket(place, (context, first) => resetOrder(context, first, hash));
    return exists ? undefined : `This world has no order ${id}.`;
  },

  listings: async (place, id) => {
    const exists = await inMarket(place, (context, first) => resetListings(context, first, id));
    return exists ? undefined : `There is no trait ${id} here.`;
  },

  avatars: async (place, id) => {
    const exists = await inMarket(place, (context, first) => resetAvatar(context, first, id));
    return exists
      ? undefined
      : `There is no avatar ${id} here. Its id is collection/number, with the slash as %2F.`;
  },
} satisfies Record<string, Reset>;

/** The kinds of entities of which one alone can be put back. */
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
): Promise<string | undefined> => {
  if (isResettable(entity)) return RESETS[entity](place, id);
  if (entity === 'scenarios') {
    return 'A scenario is restored by entering it again: POST /__mock/scenario.';
  }
  return `There is no ${entity} to put back alone. There are: ${Object.keys(RESETS).join(', ')}. A snapshot puts everything back (GET and POST /__mock/state).`;
};
