import {
  type OpenPacksRequest,
  type PackOpen,
  packOpenAction,
} from '@trait-market/contract/economy/actions';
import { OPENED_LIMIT } from '@trait-market/contract/economy/packs';

import type { Account } from '../../kernel/account';
import { logAcceptance } from '../draws/log-draws';
import { assertRound } from '../beacon/assert-round';
import { commitmentFor } from '../draws/commitments';
import { conductOf } from '../draws/conduct';
import { pendingDraw } from '../draws/pending-draw';
import { refuseDraw } from '../draws/refuse-draw';
import { nextSequence, putBeforeTheLast } from '../draws/sequence';
import type { MarketContext } from '../orders/market-context';
import { hashOfDrop, tableOfDrop } from '../packs/drop-table';
import { dropOn } from '../packs/known-drop';
import { packsOpenedLately, packsUnopened, waitingDraw } from '../packs/pack-counts';
import { MarketRefusal } from '../shared/refusal';
import type { DrawRow, DropRow } from '../tables/drop-row';
import { type ActionEffects, defineAction, type Signed } from './perform';

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
  const isFalse = conductOf(context.tables) === 'false-refusal';
  if (isFalse || hashOfDrop(context, drop, 'left') !== table.toLowerCase()) {
    throw new MarketRefusal(
      'table-moved',
      'Someone opened a pack of this drop just now, so the chances have changed. Sign again with the current ones.',
    );
  }
};

export const openPacks = defineAction(packOpenAction, {
  isLogged: true,
  refused: (context, { caller, chainId, hash, now, request }, refusal) => {
    const { message, deployment, signature } = request;
    const signed = { kind: 'pack' as const, chainId, deployment, message, signature };
    return refuseDraw(context, { id: hash, account: caller, signed, now }, refusal);
  },
  effects: (context, signed: Signed<OpenPacksRequest>): ActionEffects<DrawRow> => {
    const { caller, chainId, hash, now, request } = signed;
    const { message, deployment, signature } = request;
    const drop = dropOn(context, message.drop, chainId);
    assertRound(message, now);
    assertMayOpen(context, caller, drop, message);
    const promised = commitmentFor(context, caller, message.commitment);
    const conduct = conductOf(context.tables);
    const packs = Number(message.packs);
    const table = tableOfDrop(context, drop, 'left');
    const others = context.tables.draws.findBy('drop', drop.id);
    const honest: DrawRow = {
      id: hash,
      account: caller,
      signed: { kind: 'pack', chainId, deployment, message, signature },
      drop: drop.id,
      packs,
      sequence: nextSequence(context, others),
      ...pendingDraw(conduct, promised, { message, table, now }),
    };
    return {
      movements: [],
      store: () => {
        const row = conduct === 'reordered' ? putBeforeTheLast(context, others, honest) : honest;
        logAcceptance(context, row);
        return row;
      },
    };
  },
});
