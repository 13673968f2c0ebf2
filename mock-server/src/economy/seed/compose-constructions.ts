import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';
import { type Bytes32, type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import { keccak256, stringToHex } from 'viem';

import { createRandom, pick, shuffle, type Random } from '../../art/random';
import type { Account } from '../../kernel/account';
import { dressingEffects, type Fitting } from '../benches/dressing';
import { undoEffects } from '../benches/undo-dressing';
import { swapsBetween, type Look } from '../catalogue/look';
import { createLedger } from '../ledger/ledger';
import { applyEffects } from '../orders/apply-effects';
import type { LedgerContext } from '../orders/market-context';
import { termsOf } from '../orders/order-terms';
import { avatarKey } from '../tables/keys';
import type { ActivityRow, AvatarRow } from '../tables/rows';
import { emptyBase, openTables } from '../tables/tables';
import { DAY_MS, LATEST_DRESSING_MS, MINUTE_MS, NO_NATIVE, type SeedMarket } from './seed-market';

const ACTS = 64;
const DAYS = 42;
const BATCH_EVERY = 9;
const GOES_ON_EVERY = 7;
const UNDONE_EVERY = 13;
const BATCH_SIZE = 3;

const MOST_SLOTS = 3;

/** A context with a settable clock. It accepts activities in any order and has no orders. */
const contextOf = (market: SeedMarket, clock: { now: number }): LedgerContext => {
  const { catalogue, happened, anchor } = market;
  const { orders } = openTables(emptyBase(anchor));
  const add = (activity: Omit<ActivityRow, 'id'>) => {
    happened(activity);
    return { id: 0, ...activity };
  };
  const tables = { ...market.tables, orders, log: { ...market.tables.log, add } };
  return {
    catalogue,
    tables,
    settlement: createLedger(tables, NO_NATIVE),
    termsOf: (order) => termsOf(catalogue, order),
    now: () => clock.now,
  };
};

/** Returns a wallet's loose editions that none of its orders needs. */
const freeOf = ({ tables, catalogue }: SeedMarket, account: Account) => {
  const free = new Map(
    tables.loose.findBy('account', account).map((row) => [row.traitId, row.quantity]),
  );
  for (const order of tables.orders.findBy('openMaker', account)) {
    const { gives, quantity } = termsOf(catalogue, order);
    for (const good of gives) {
      if (good.kind !== 'trait') continue;
      free.set(good.traitId, (free.get(good.traitId) ?? 0) - good.quantity * quantity);
    }
  }
  return free;
};

/** Chooses a different look and reserves its editions; returns undefined if there is none. */
const anotherLook = (
  { catalogue }: SeedMarket,
  random: Random,
  row: AvatarRow,
  free: Map<string, number>,
): Look | undefined => {
  const look: Look = { ...row.worn };
  const put = (slot: Slot): boolean => {
    const rack = [...free].flatMap(([id, quantity]) => {
      const trait = catalogue.traits.get(id);
      const fits = trait?.collection === row.collection && trait.slot === slot;
      return quantity > 0 && fits && look[slot] !== id ? [id] : [];
    });
    if (rack.length === 0) return false;
    const id = pick(random, rack);
    free.set(id, (free.get(id) ?? 0) - 1);
    look[slot] = id;
    return true;
  };
  const wanted = 1 + Math.floor(random() * MOST_SLOTS);
  let changed = 0;
  for (const slot of shuffle(random, SLOTS)) {
    if (changed === wanted) break;
    if (put(slot)) changed += 1;
  }
  const removable = SLOTS.filter(
    (slot) => look[slot] !== undefined && !SLOTS_NEEDED.some((needed) => needed === slot),
  );
  if (changed === 0 || random() < 0.15) {
    const slot = removable.length === 0 ? undefined : pick(random, removable);
    if (slot !== undefined && look[slot] === row.worn[slot]) delete look[slot];
  }
  return swapsBetween(row.worn, look).length === 0 ? undefined : look;
};

/** Composes six weeks of dressings, including ranks, with the code of the real actions. */
export const composeConstructions = async (
  market: SeedMarket,
  randomSeed: string,
): Promise<void> => {
  const { tables, anchor, catalogue } = market;
  const random = createRandom(`${randomSeed} constructions`);
  const clock = { now: anchor };
  const context = contextOf(market, clock);
  const avatars = tables.avatars.keys();
  if (avatars.length === 0) return;

  const fittingsFor = (rows: readonly AvatarRow[], free: Map<string, number>): Fitting[] =>
    rows.flatMap((row) => {
      const after = anotherLook(market, random, row, free);
      if (after === undefined) return [];
      const { collection, tokenId, worn: before } = row;
      const avatar = avatarKey(collection, tokenId);
      return [{ avatar, collection, before, after, swaps: swapsBetween(before, after) }];
    });
  const carried = async (account: Account, name: string, fittings: readonly Fitting[]) => {
    const chainId = catalogue.collections.get(fittings[0]?.collection ?? '')?.chainId ?? 1;
    const hash: Bytes32 = keccak256(stringToHex(`${randomSeed} act ${name}`));
    const effects = dressingEffects(context, { account, chainId, hash }, fittings);
    return (await applyEffects(context, effects)).result;
  };

  for (let act = 1; act <= ACTS; act += 1) {
    // Places more actions in the recent past.
    const ago =
      (1 - (act / ACTS) ** 0.7) * (DAYS * DAY_MS - LATEST_DRESSING_MS) + LATEST_DRESSING_MS;
    clock.now = anchor - Math.floor(ago / MINUTE_MS) * MINUTE_MS;
    const row = tables.avatars.find(pick(random, avatars));
    if (row === undefined) continue;
    const { owner, collection } = row;
    const others = tables.avatars
      .findBy('owner', owner)
      .filter((one) => one.collection === collection && one.tokenId !== row.tokenId);
    const rows = [row, ...(act % BATCH_EVERY === 0 ? others.slice(0, BATCH_SIZE - 1) : [])];
    const fittings = fittingsFor(rows, freeOf(market, owner));
    if (fittings.length === 0) continue;
    const done = await carried(owner, String(act), fittings);

    if (act % UNDONE_EVERY === 0) {
      clock.now += 45 * MINUTE_MS;
      await applyEffects(context, undoEffects(context, owner, done));
    } else if (act % GOES_ON_EVERY === 0) {
      clock.now += 6 * MINUTE_MS;
      const again = tables.avatars.find(avatarKey(collection, row.tokenId));
      const more = again === undefined ? [] : fittingsFor([again], freeOf(market, owner));
      if (more.length > 0) await carried(owner, `${act} again`, more);
    }
  }
};
