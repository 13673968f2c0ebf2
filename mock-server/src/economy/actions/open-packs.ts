import {
  type OpenPacksRequest,
  type PackOpen,
  packOpenAction,
} from '@trait-market/contract/economy/actions';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import type { DrawPick } from '@trait-market/contract/economy/draws';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';

import type { Account } from '../../kernel/account';
import { openCommitment } from '../draws/commitments';
import { conductOf } from '../draws/conduct';
import { reveal } from '../draws/reveal';
import { nextSequence, putBeforeTheLast } from '../draws/sequence';
import type { Movement } from '../ledger/settlement';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { hashOfDrop, tableOfDrop } from '../packs/drop-table';
import { dropOn } from '../packs/known-drop';
import { packsOpenedLately, packsUnopened, waitingDraw } from '../packs/pack-counts';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import type { DrawRow, DropRow } from '../tables/drop-row';
import type { ActivityRow } from '../tables/rows';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

const assertMayOpen = (
  context: MarketContext,
  caller: Account,
  drop: DropRow,
  { packs, table }: PackOpen,
): void => {
  if (waitingDraw(context, drop.id) !== undefined) {
    throw new MarketRefusal(
      'draw-waiting',
      'An opening of this drop is still waiting for its result. Try again in a few minutes.',
    );
  }
  const unopened = packsUnopened(context, caller, drop.id);
  if (unopened < Number(packs)) {
    throw new MarketRefusal(
      'too-few-packs',
      unopened === 0
        ? 'You have no unopened pack of this drop.'
        : `You have ${unopened} unopened ${unopened === 1 ? 'pack' : 'packs'} of this drop. Open fewer.`,
    );
  }
  if (packsOpenedLately(context, caller) + Number(packs) > OPENED_LIMIT) {
    throw new MarketRefusal(
      'open-limit',
      `You can open ${OPENED_LIMIT} packs in 24 hours. The others keep: open them later.`,
    );
  }
  if (hashOfDrop(context, drop, 'left') !== table.toLowerCase()) {
    throw new MarketRefusal(
      'table-moved',
      'Someone opened a pack of this drop just now, so the chances have changed. Sign again with the current ones.',
    );
  }
};

/** What is drawn, as movements out of the boxes. */
export const unboxings = (
  { catalogue }: Pick<LedgerContext, 'catalogue'>,
  drop: DropRow,
  to: Account,
  picks: readonly DrawPick[],
): Extract<Movement, { kind: 'unbox' }>[] =>
  picks.map(({ section, tokenId }) => {
    const traitId = catalogue.traitByToken(drop.collection, tokenId)?.id;
    if (traitId === undefined) throw new Error(`${drop.id} has no trait ${tokenId}`);
    return { kind: 'unbox', drop: drop.id, section, traitId, to };
  });

/** What the activity says of packs that were opened. */
export const openingTold = (
  drop: DropRow,
  account: Account,
  at: number,
  movements: readonly Extract<Movement, { kind: 'unbox' }>[],
): Omit<ActivityRow, 'id'> => {
  const counts = new Map<string, number>();
  for (const { traitId } of movements) counts.set(traitId, (counts.get(traitId) ?? 0) + 1);
  const goods = [...counts].map(
    ([traitId, quantity]) => ({ kind: 'trait', traitId, quantity }) as const,
  );
  const { chainId } = drop;
  return {
    type: 'pack',
    at,
    chainId,
    from: account,
    to: null,
    goods,
    inReturn: [],
    price: null,
    orderHash: null,
  };
};

type Opening = { chainId: ChainId; hash: Bytes32; request: OpenPacksRequest };

const draw = async (
  context: MarketContext,
  caller: Account,
  drop: DropRow,
  { chainId, hash, request }: Opening,
): Promise<DrawRow> => {
  const { message, deployment, signature } = request;
  const promised = openCommitment(context, caller);
  if (promised?.commitment !== message.commitment.toLowerCase()) {
    throw new MarketRefusal(
      'commitment-moved',
      'This commitment was already used. Sign again with the next one.',
    );
  }
  const conduct = conductOf(context.tables);
  const now = context.now();
  const packs = Number(message.packs);
  const table = tableOfDrop(context, drop, 'left');
  const told = reveal(conduct, promised, { entropy: message.entropy, table, times: packs, now });
  const movements = unboxings(context, drop, caller, told.picks);
  const others = context.tables.draws.findBy('drop', drop.id);
  const honest: DrawRow = {
    id: hash,
    account: caller,
    signed: { kind: 'pack', chainId, deployment, message, signature },
    drop: drop.id,
    packs,
    sequence: nextSequence(context, others),
    anchor: promised.anchor,
    position: promised.position,
    commitment: promised.commitment,
    takenAt: now,
    ...told,
  };
  await context.settlement.execute(movements);
  const row = conduct === 'reordered' ? putBeforeTheLast(context, others, honest) : honest;
  context.tables.draws.put(row.id, row);
  const activity =
    movements.length === 0
      ? null
      : context.tables.log.add(openingTold(drop, caller, now, movements)).id;
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'packOpen',
    chainId,
    nonce: message.nonce,
    at: now,
    orderHashes: [],
    activity,
  });
  reviewOrders(context, movements);
  return row;
};

/** Opens packs of the caller's: draws from what is left in the drop, once for what was signed. */
export const openPacks = async (
  context: MarketContext,
  caller: Account,
  request: OpenPacksRequest,
): Promise<DrawRow> => {
  const { message } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) => packOpenAction.typedData(place, message),
  });
  const drop = dropOn(context, message.drop, chainId);
  assertMayOpen(context, caller, drop, message);
  return draw(context, caller, drop, { chainId, hash, request });
};
