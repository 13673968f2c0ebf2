import { ChainIdSchema, SlotSchema } from '@trait-market/contract/economy/shared';
import type { CommitmentChain, Draw, DrawPage } from '@trait-market/contract/economy/draws';

import { shownAddress, type Account } from '../../kernel/account';
import { drawState, revealBy } from '../draws/draw-state';
import { MarketRefusal } from '../shared/refusal';
import type { DrawChainRow, DrawRefusalRow, DrawRow } from '../tables/drop-row';
import { poolKey } from '../tables/keys';
import { pageOf, type RequestedPage } from './view/page';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { settledAction } from './view/settled-action';
import { partyOf, timeOf, traitRefOf, type View } from './view/view';

/** Returns a draw without secrets that haven't been revealed yet. */
export const presentDraw = (view: View, row: DrawRow): Draw => {
  const { tables, catalogue, now } = view.market.context;
  const drop = row.drop === null ? undefined : tables.drops.find(row.drop);
  const [collection = drop?.collection ?? '', slot] = row.pool?.split('/') ?? [];
  const state = drawState(row, now());
  const isDrawn = state === 'drawn';
  const refOf = (tokenId: string) => {
    const trait = catalogue.traitByToken(collection, tokenId);
    return traitRefOf(view, trait?.id ?? '');
  };
  const { anchor, position, commitment } = row;
  const chainId = ChainIdSchema.parse(row.signed.chainId);
  return {
    id: row.id,
    state,
    by: partyOf(view, row.account),
    chainId,
    signed: row.signed,
    drop: drop === undefined ? null : { id: drop.id, name: drop.name },
    pool: slot === undefined ? null : { collection, slot: SlotSchema.parse(slot) },
    sequence: row.sequence,
    stake: (row.stake ?? []).map((id) => traitRefOf(view, id)),
    commitment: { anchor, position, commitment },
    table: row.table,
    beacon: row.beacon,
    takenAt: timeOf(row.takenAt),
    revealBy: timeOf(revealBy(row)),
    revealedAt: isDrawn && row.revealedAt !== null ? timeOf(row.revealedAt) : null,
    link: isDrawn ? row.link : null,
    picks: isDrawn ? row.picks.map((pick) => ({ ...pick, trait: refOf(pick.tokenId) })) : [],
    ...(isDrawn &&
      settledAction(view, row.id, {
        type: row.signed.kind,
        at: row.takenAt,
        chainId,
        from: row.account,
      })),
  };
};

/** @throws MarketRefusal for an unknown draw */
export const knownDraw = ({ market }: View, id: string): DrawRow => {
  const found = market.context.tables.draws.find(id.toLowerCase());
  if (found === undefined) throw new MarketRefusal('unknown-draw', 'There is no such draw.');
  return found;
};

type Wanted = {
  drop?: string | undefined;
  collection?: string | undefined;
  slot?: string | undefined;
  account?: Account | undefined;
  anchor?: string | undefined;
};

const drawKey = ({ takenAt, sequence, id }: DrawRow): SortKey => [-takenAt, -sequence, id];

const isOfPool = (
  pool: string | null | undefined,
  { collection, slot }: Pick<Wanted, 'collection' | 'slot'>,
): boolean => {
  const [ofCollection, ofSlot] = pool?.split('/') ?? [];
  const isCollection = collection === undefined || ofCollection === collection;
  return isCollection && (slot === undefined || ofSlot === slot);
};

const drawsOf = (
  { market }: View,
  { drop, collection, slot, account, anchor }: Wanted,
): DrawRow[] => {
  const { draws } = market.context.tables;
  const found =
    anchor !== undefined
      ? draws.findBy('anchor', anchor.toLowerCase())
      : account !== undefined
        ? draws.findBy('account', account)
        : drop !== undefined
          ? draws.findBy('drop', drop)
          : draws.rows();
  const matching = found
    .filter((row) => drop === undefined || row.drop === drop)
    .filter((row) => isOfPool(row.pool, { collection, slot }))
    .filter((row) => account === undefined || row.account === account);
  return sortByKey(matching, drawKey);
};

const refusalsNear = ({ market }: View, wanted: Wanted): readonly DrawRefusalRow[] => {
  const { drawRefusals } = market.context.tables;
  const { drop, collection, slot, account, anchor } = wanted;
  if (anchor !== undefined) return drawRefusals.findBy('anchor', anchor.toLowerCase());
  if (account !== undefined) return drawRefusals.findBy('account', account);
  if (drop !== undefined) return drawRefusals.findBy('drop', drop);
  return collection !== undefined && slot !== undefined
    ? drawRefusals.findBy('pool', poolKey(collection, slot))
    : drawRefusals.rows();
};

const countRefused = (view: View, wanted: Wanted): number => {
  const { drop, collection, slot, account, anchor } = wanted;
  const isAll = [drop, collection, slot, account, anchor].every((one) => one === undefined);
  if (isAll) return view.market.context.tables.drawRefusals.countBy('all', 'all');
  return refusalsNear(view, wanted)
    .filter((row) => drop === undefined || row.drop === drop)
    .filter((row) => isOfPool(row.pool, wanted))
    .filter((row) => account === undefined || row.account === account)
    .filter((row) => anchor === undefined || row.anchor === anchor.toLowerCase()).length;
};

export const presentDraws = (view: View, wanted: Wanted, requested: RequestedPage): DrawPage => {
  const now = view.market.context.now();
  const rows = drawsOf(view, wanted);
  const refused = countRefused(view, wanted);
  return {
    ...pageOf(rows, requested, drawKey, (row) => presentDraw(view, row)),
    returned: rows.filter((row) => drawState(row, now) === 'returned').length + refused,
    refused,
  };
};

export const chainKey = ({ publishedAt, anchor }: DrawChainRow): SortKey => [-publishedAt, anchor];

/** Returns a chain of commitments without its secret seed. */
export const presentChain = ({ market }: View, row: DrawChainRow): CommitmentChain => {
  const { tables, now } = market.context;
  const draws = tables.draws.findBy('anchor', row.anchor);
  return {
    anchor: row.anchor,
    wallet: shownAddress(row.account),
    publishedAt: timeOf(row.publishedAt),
    length: row.length,
    revealed:
      draws.filter((draw) => drawState(draw, now()) === 'drawn').length +
      tables.drawRefusals.countBy('anchor', row.anchor),
  };
};
