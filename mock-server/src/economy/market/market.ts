import { randomBytes } from 'node:crypto';

import type { Worth } from '@trait-market/contract/economy/rates';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type { WatchRequest } from '@trait-market/contract/economy/watchlist';
import { bytesToHex } from 'viem';

import type { Account } from '../../kernel/account';
import { allActions } from '../actions/all';
import type { Enqueue } from '../actions/perform';
import { removeOutfit, saveOutfit } from '../benches/outfits';
import { finalizeDueBurns, isBurnDue } from '../burns/finalize-due-burns';
import type { Catalogue } from '../catalogue/catalogue';
import type { CreditBook } from '../credits/credit-book';
import { nextCommitment } from '../draws/commitments';
import { isOutcomeDue, logDueOutcomes } from '../draws/log-draws';
import { setBeaconLate } from '../outcomes/set-beacon-late';
import { isDrawDue, settleDraws } from '../outcomes/settle-draws';
import { createLedger, type NativeCoin } from '../ledger/ledger';
import { Overflow } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { move } from '../orders/move';
import { alertsDue, fireAlerts } from '../notices/fire-alerts';
import { readNotices, saveKindsOff } from '../notices/inbox';
import { termsOf } from '../orders/order-terms';
import { MarketRefusal } from '../shared/refusal';
import { isStakeDue, returnStakes } from '../reroll/return-stakes';
import { removeAlert, saveAlert } from '../saved/alerts';
import { saveShowcase } from '../saved/showcases';
import { removeSearch, saveSearch } from '../saved/searches';
import { setSpendingLimit } from '../packs/spending-limit';
import type { SignatureCheck } from '../shared/signed-action';
import { createAvatarWall } from '../read-models/avatar-wall';
import { createBooks } from '../read-models/books';
import { createWall } from '../read-models/wall';
import { createSummaries } from '../read-models/summaries';
import type { EconomyState } from '../tables/economy-state';
import { createUndo } from './undo';
import { unwatch, watch } from '../saved/watchlist';
import { openTables, stateOfTables, type MarketBase } from '../tables/tables';

export type MarketOptions = {
  catalogue: Catalogue;
  base: MarketBase;
  state?: EconomyState | undefined;
  native: NativeCoin;
  credits: CreditBook;
  checkSignature: SignatureCheck;
  /** Returns 32 unpredictable bytes; by default from the system's random source. */
  newSecret?: () => Bytes32;
  deployments: ReadonlySet<Bytes32>;
  /** Returns the time of the world's clock in milliseconds. */
  now: () => number;
};

/** Converts an overflow to an error response: no balance may exceed a uint256. */
const refuseOverflow = (error: unknown): never => {
  if (!(error instanceof Overflow)) throw error;
  throw new MarketRefusal(
    'bad-terms',
    'This would give a wallet 2^256 wei or more of one coin, and no chain can count that.',
  );
};

/**
 * Runs actions sequentially, so that none invalidates another's checks. Rejected actions change
 * nothing.
 */
export const createMarket = ({
  catalogue,
  base,
  state,
  native,
  credits,
  checkSignature,
  newSecret = () => bytesToHex(randomBytes(32)),
  deployments,
  now,
}: MarketOptions) => {
  const tables = openTables(base, state);
  const undo = createUndo(tables, native, credits);
  const context: MarketContext = {
    catalogue,
    tables,
    settlement: createLedger(tables, undo.native),
    credits: undo.credits,
    termsOf: (order) => termsOf(catalogue, order),
    checkSignature,
    newSecret,
    deployments,
    now,
  };

  const books = createBooks(context, base);
  const summaries = createSummaries(context, books);
  const priced = { summaries, avatarWall: createAvatarWall(context) };

  const afterTurn: (() => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const orRefuse = async <Result>(
    act: () => Promise<Result>,
    refused: Parameters<Enqueue>[1],
  ): Promise<Result> => {
    try {
      return await undo.unlessValid(act);
    } catch (error) {
      if (refused === undefined || !(error instanceof MarketRefusal)) throw error;
      throw await undo.unlessValid(() => refused(context, error));
    }
  };
  const inTurn = <Result>(
    act: () => Promise<Result>,
    refused?: Parameters<Enqueue>[1],
  ): Promise<Result> => {
    const turn = last
      .then(async () => {
        await finalizeDueBurns(context);
        await settleDraws(context);
        await returnStakes(context);
        logDueOutcomes(context);
        return orRefuse(act, refused);
      })
      .catch(refuseOverflow)
      .finally(() => {
        for (const listener of afterTurn) listener();
      });
    last = turn.catch(() => {});
    return turn;
  };

  const perform =
    <Args extends readonly unknown[], Result>(
      action: (context: MarketContext, ...args: Args) => Result | Promise<Result>,
    ) =>
    (...args: Args): Promise<Result> =>
      inTurn(async () => action(context, ...args));

  return {
    context,
    /** Calls the listener after each action, whether it was executed or rejected. */
    onTurn: (listener: () => void): void => void afterTurn.push(listener),
    /** Finalizes burns, decides draws and returns stakes. Must be awaited before reading tables. */
    settle: async (): Promise<void> => {
      const isDue = isBurnDue(context) || isDrawDue(context) || isStakeDue(context);
      if (isDue || isOutcomeDue(context)) await inTurn(async () => {});
    },
    ...allActions((action, refused) => inTurn(() => action(context), refused), context),
    commit: perform(nextCommitment),
    setBeaconLate: perform(setBeaconLate),
    setSpendingLimit: perform(setSpendingLimit),
    saveOutfit: perform(saveOutfit),
    removeOutfit: perform(removeOutfit),
    readNotices: perform(readNotices),
    saveKindsOff: perform(saveKindsOff),
    watch: perform((_context, caller: Account, request: WatchRequest) =>
      watch(context, summaries, caller, request),
    ),
    unwatch: perform(unwatch),
    saveSearch: perform(saveSearch),
    removeSearch: perform(removeSearch),
    saveShowcase: perform(saveShowcase),
    saveAlert: perform(saveAlert),
    removeAlert: perform(removeAlert),
    fireAlerts: async (caller: Account, worth: Worth): Promise<void> => {
      // Reading notices must not wait in the queue of actions unless an alert fires.
      if (alertsDue(context, priced, caller, worth).length === 0) return;
      await inTurn(async () => fireAlerts(context, priced, caller, worth));
    },
    /** Executes movements without an order or signature, such as minting. */
    move: perform(move),
    /** Changes tables as an action does: undone if it fails, and reported to listeners. */
    change: <Result>(change: (within: MarketContext) => Result | Promise<Result>) =>
      inTurn(async () => change(context)),
    ...priced,
    wall: createWall(context, summaries),
    state: (): EconomyState => stateOfTables(base.anchor, tables),
  };
};
export type Market = ReturnType<typeof createMarket>;
