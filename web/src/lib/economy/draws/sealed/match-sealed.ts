import type { Activity } from '@trait-market/contract/economy/activity';
import type { Item } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { openedPath } from '../pack-paths';
import { rerolledPath } from '../reroll-paths';
import type { StoredDraw } from './sealed-draws';

export type SealedDraw = StoredDraw & {
  /** The number of drawn editions by the trait's id; undefined until the result is known. */
  picks: Readonly<Record<string, number>> | undefined;
};

/** Returns the page that reveals a draw. */
export const revealPath = ({ id, kind }: Pick<StoredDraw, 'id' | 'kind'>): string =>
  kind === 'pack' ? openedPath(id) : rerolledPath(id);

type Drawn = Pick<Activity, 'type' | 'items' | 'inReturn'>;

/** Returns the items of an event that were drawn; empty for all but packs and re-rolls. */
const drawnItems = ({ type, items, inReturn }: Drawn): readonly Item[] => {
  if (type === 'pack') return items;
  return type === 'reroll' ? inReturn : [];
};

/** Returns whether an event names the result of a draw. */
export const isOfDraw = (event: Drawn): boolean => drawnItems(event).length > 0;

const isDrawn = (items: readonly Item[], picks: Readonly<Record<string, number>>): boolean =>
  items.length === Object.keys(picks).length &&
  items.every((item) => item.kind === 'trait' && picks[item.trait.id] === item.quantity);

/**
 * Returns the sealed draw whose result an event names. Events don't name their draw, so the drawn traits
 * identify it; until they are known, any later draw of the wallet counts.
 */
export const sealedDrawOf = (
  event: Drawn & Pick<Activity, 'from' | 'at'>,
  sealed: readonly SealedDraw[],
): SealedDraw | undefined => {
  const items = drawnItems(event);
  if (items.length === 0) return undefined;
  return sealed.find(
    ({ wallet, kind, takenAt, picks }) =>
      kind === event.type &&
      isSameAddress(wallet, event.from.address) &&
      Date.parse(event.at) >= Date.parse(takenAt) &&
      (picks === undefined || isDrawn(items, picks)),
  );
};

/** The number of unrevealed editions of an item, and a draw that reveals them. */
export type SealedPart = { count: number; draw: SealedDraw };

export const sealedPart = (
  item: InventoryItem,
  wallet: WalletAddress,
  sealed: readonly SealedDraw[],
): SealedPart | undefined => {
  if (item.kind !== 'trait') return undefined;
  const { id } = item.trait;
  const draws = sealed.filter(
    (draw) => isSameAddress(draw.wallet, wallet) && draw.picks?.[id] !== undefined,
  );
  const [draw] = draws;
  return draw && { draw, count: draws.reduce((sum, { picks }) => sum + (picks?.[id] ?? 0), 0) };
};

/** Leaves out a wallet's unrevealed editions. */
export const withoutSealed = <One extends InventoryItem>(
  items: readonly One[],
  wallet: WalletAddress,
  sealed: readonly SealedDraw[],
): One[] =>
  items.flatMap((item) => {
    const part = sealedPart(item, wallet, sealed);
    if (part === undefined || item.kind !== 'trait') return [item];
    return part.count >= item.quantity ? [] : [{ ...item, quantity: item.quantity - part.count }];
  });

const packsText = (count: number): string => (count === 1 ? 'Pack' : `${count} packs`);

/** Says that a draw has a result that the user hasn't revealed. */
export const sealedText = ({ kind, count }: Pick<StoredDraw, 'kind' | 'count'>): string =>
  kind === 'pack' ? `${packsText(count)} opened, not revealed yet` : 'Re-rolled, not revealed yet';
