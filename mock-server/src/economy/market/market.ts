import { randomBytes } from 'node:crypto';

import type { ApproveRequest } from '@trait-market/contract/economy/approvals';
import type { BurnRequest, WithdrawBurnRequest } from '@trait-market/contract/economy/burns';
import type { WrapRequest } from '@trait-market/contract/economy/wallets';
import type { DressRequest, UndoDressRequest } from '@trait-market/contract/economy/benches';
import type { BuyCreditsRequest, SubscribeRequest } from '@trait-market/contract/economy/credits';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import type {
  CancelAllRequest,
  CancelRequest,
  FulfilRequest,
  PostOrder,
} from '@trait-market/contract/economy/orders';
import type { NoticeKind, ReadNotices } from '@trait-market/contract/economy/notices';
import type { WatchedKind, WatchRequest } from '@trait-market/contract/economy/watchlist';
import type { SaveSearch } from '@trait-market/contract/economy/searches';
import type { SaveOutfit } from '@trait-market/contract/economy/outfits';
import type {
  BuyPacksRequest,
  OpenPacksRequest,
  SetSpendingLimit,
} from '@trait-market/contract/economy/packs';
import type { PoolGiveRequest, RerollRequest } from '@trait-market/contract/economy/reroll';

import { bytesToHex } from 'viem';

import type { Account } from '../../kernel/account';
import { approve } from '../acts/approve';
import { burn, withdrawBurn } from '../acts/burn';
import { buyCredits } from '../acts/buy-credits';
import { buyPacks } from '../acts/buy-packs';
import { cancel, cancelAll } from '../acts/cancel';
import { dress } from '../acts/dress';
import { fulfil } from '../acts/fulfil';
import { move } from '../acts/move';
import { openPacks } from '../acts/open-packs';
import { postOrder } from '../acts/post-order';
import { undoDress } from '../acts/undo-dress';
import { giveToPool } from '../acts/give-to-pool';
import { reroll } from '../acts/reroll';
import { subscribe } from '../acts/subscribe';
import { wrap } from '../acts/wrap';
import { removeOutfit, saveOutfit } from '../benches/outfits';
import { burnWhatIsDue, isBurnDue } from '../burns/burn-what-is-due';
import type { Catalogue } from '../catalogue/catalogue';
import type { CreditBook } from '../credits/credit-book';
import { nextCommitment } from '../draws/commitments';
import { createLedger, type NativeCoin } from '../ledger/ledger';
import { Overflow, type Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { readNotices, saveKindsOff } from '../notices/inbox';
import { termsOf } from '../orders/order-terms';
import { MarketRefusal } from '../shared/refusal';
import { isStakeDue, returnStakes } from '../reroll/return-stakes';
import { removeSearch, saveSearch } from '../saved/searches';
import { setSpendingLimit } from '../packs/spending-limit';
import type { SignatureCheck } from '../shared/signed-act';
import { createAvatarsOnSale } from '../read-models/avatars-on-sale';
import { createBooks } from '../read-models/books';
import { createCollectionCounts } from '../read-models/collection-counts';
import { createCollectionSales } from '../read-models/collection-sales';
import { createWall } from '../read-models/wall';
import { createSummaries } from '../read-models/summaries';
import type { EconomyState } from '../tables/economy-state';
import { createUndo } from './undo';
import { unwatch, watch } from '../saved/watchlist';
import { openTables, stateOfTables, type MarketBase } from '../tables/tables';

export type MarketOptions = {
  catalogue: Catalogue;
  /** What the market begins with; shared, since it never changes. */
  base: MarketBase;
  /** What it had become, over the same base. */
  state?: EconomyState | undefined;
  native: NativeCoin;
  credits: CreditBook;
  checkSignature: SignatureCheck;
  /** 32 bytes that nobody can guess; from the system's random source unless told. */
  newSecret?: () => Bytes32;
  deployments: ReadonlySet<Bytes32>;
  /** Milliseconds of the world's clock. */
  now: () => number;
};

/** Whichever act it was: what somebody would have then is no number of the chain's. */
const refuseOverflow = (error: unknown): never => {
  if (!(error instanceof Overflow)) throw error;
  throw new MarketRefusal(
    'bad-terms',
    'This would give a wallet 2^256 wei or more of one coin, and no chain can count that.',
  );
};

/**
 * The market of one world. Its acts come one after the other, whatever the settlement takes its time
 * for, so that what an act has checked still holds when it is done.
 *
 * Every act throws a MarketRefusal when it is refused; then nothing has changed.
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
  const undo = createUndo(tables, native);
  const context: MarketContext = {
    catalogue,
    tables,
    settlement: createLedger(tables, undo.native),
    credits,
    termsOf: (order) => termsOf(catalogue, order),
    checkSignature,
    newSecret,
    deployments,
    now,
  };

  const books = createBooks(context, base);
  const summaries = createSummaries(context, books);

  const afterTurn: (() => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last
      .then(async () => {
        await burnWhatIsDue(context);
        await returnStakes(context);
        return undo.unlessValid(act);
      })
      .catch(refuseOverflow)
      .finally(() => {
        for (const listener of afterTurn) listener();
      });
    last = turn.catch(() => {});
    return turn;
  };

  return {
    context,
    /** Calls back after each turn, whether its act was done or refused. */
    onTurn: (listener: () => void): void => void afterTurn.push(listener),
    /** Brings what time alone has done into the tables. To be awaited before they are read. */
    settle: async (): Promise<void> => {
      if (isBurnDue(context) || isStakeDue(context)) await inTurn(async () => {});
    },
    post: (caller: Account, request: PostOrder) =>
      inTurn(() => postOrder(context, caller, request)),
    fulfil: (caller: Account, hash: Bytes32, request: FulfilRequest) =>
      inTurn(() => fulfil(context, caller, hash, request)),
    cancel: (caller: Account, hash: Bytes32, request: CancelRequest) =>
      inTurn(() => cancel(context, caller, hash, request)),
    cancelAll: (caller: Account, request: CancelAllRequest) =>
      inTurn(() => cancelAll(context, caller, request)),
    wrap: (caller: Account, kind: 'wrap' | 'unwrap', request: WrapRequest) =>
      inTurn(() => wrap(context, caller, kind, request)),
    approve: (caller: Account, request: ApproveRequest) =>
      inTurn(() => approve(context, caller, request)),
    dress: (caller: Account, request: DressRequest) =>
      inTurn(() => dress(context, caller, request)),
    undoDress: (caller: Account, hash: Bytes32, request: UndoDressRequest) =>
      inTurn(() => undoDress(context, caller, hash, request)),
    subscribe: (caller: Account, request: SubscribeRequest) =>
      inTurn(() => subscribe(context, caller, request)),
    buyCredits: (caller: Account, request: BuyCreditsRequest) =>
      inTurn(() => buyCredits(context, caller, request)),
    buyPacks: (caller: Account, request: BuyPacksRequest) =>
      inTurn(() => buyPacks(context, caller, request)),
    openPacks: (caller: Account, request: OpenPacksRequest) =>
      inTurn(() => openPacks(context, caller, request)),
    burn: (caller: Account, request: BurnRequest) => inTurn(() => burn(context, caller, request)),
    withdrawBurn: (caller: Account, burnHash: Bytes32, request: WithdrawBurnRequest) =>
      inTurn(() => withdrawBurn(context, caller, burnHash, request)),
    reroll: (caller: Account, request: RerollRequest) =>
      inTurn(() => reroll(context, caller, request)),
    giveToPool: (caller: Account, request: PoolGiveRequest) =>
      inTurn(() => giveToPool(context, caller, request)),
    commit: (caller: Account) => inTurn(async () => nextCommitment(context, caller)),
    setSpendingLimit: (caller: Account, request: SetSpendingLimit) =>
      inTurn(async () => setSpendingLimit(context, caller, request)),
    saveOutfit: (caller: Account, id: string, outfit: SaveOutfit) =>
      inTurn(async () => saveOutfit(context, caller, id, outfit)),
    removeOutfit: (caller: Account, id: string) =>
      inTurn(async () => removeOutfit(context, caller, id)),
    readNotices: (caller: Account, request: ReadNotices) =>
      inTurn(async () => readNotices(context, caller, request)),
    saveKindsOff: (caller: Account, off: readonly NoticeKind[]) =>
      inTurn(async () => saveKindsOff(context, caller, off)),
    watch: (caller: Account, request: WatchRequest) =>
      inTurn(async () => watch(context, summaries, caller, request)),
    unwatch: (caller: Account, kind: WatchedKind, id: string) =>
      inTurn(async () => unwatch(context, caller, kind, id)),
    saveSearch: (caller: Account, id: string, request: SaveSearch) =>
      inTurn(async () => saveSearch(context, caller, id, request)),
    removeSearch: (caller: Account, id: string) =>
      inTurn(async () => removeSearch(context, caller, id)),
    /** What is no order: minted, burned, put on, taken off. For features and scenarios, unsigned. */
    move: (movements: readonly Movement[]) => inTurn(() => move(context, movements)),
    /** What browsing shows of each trait now. */
    summaries,
    /** All traits as the market's grid goes by them. */
    wall: createWall(context, base, books, summaries),
    avatarsOnSale: createAvatarsOnSale(context, base, books),
    collectionCounts: createCollectionCounts(context, base),
    collectionSales: createCollectionSales(context),
    state: (): EconomyState => stateOfTables(base.anchor, tables),
  };
};
export type Market = ReturnType<typeof createMarket>;
