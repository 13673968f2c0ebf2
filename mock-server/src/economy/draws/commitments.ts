import { type Commitment, linkAt } from '@trait-market/contract/economy/draws';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { appendEntry } from '../draw-log/append-entry';
import { chainEntry } from './log-draws';
import { MarketRefusal } from '../shared/refusal';
import type { DrawChainRow } from '../tables/drop-row';
import { conductOf } from './conduct';
import { drawState } from './draw-state';

/** Keeps chains short, because computing a link requires up to this many hashes. */
const CHAIN_LENGTH = 64;

export type OpenCommitment = Commitment & { chain: DrawChainRow };

type ChainState = { used: number; isOver: boolean };

/** A chain whose link is overdue ends, because publishing any later link would reveal it. */
const stateOf = ({ tables, now }: MarketContext, { anchor, length }: DrawChainRow): ChainState => {
  const states = tables.draws.findBy('anchor', anchor).map((row) => drawState(row, now()));
  const used = states.length + tables.drawRefusals.countBy('anchor', anchor);
  return { used, isOver: states.includes('returned') || used >= length };
};

const beginChain = ({ tables, newSecret, now }: MarketContext, account: Account): DrawChainRow => {
  const seed = newSecret();
  const anchor = linkAt(seed, CHAIN_LENGTH, 0);
  const chain = { anchor, account, seed, length: CHAIN_LENGTH, publishedAt: now() };
  tables.drawChains.put(anchor, chain);
  appendEntry({ tables }, chainEntry(chain));
  return chain;
};

/** While a draw of the wallet is pending, its link is the next commitment. */
const isWaiting = ({ tables, now }: MarketContext, account: Account): boolean =>
  tables.draws.findBy('account', account).some((row) => drawState(row, now()) === 'waiting');

const drawWaiting = (): MarketRefusal =>
  new MarketRefusal(
    'draw-waiting',
    'Your last draw is still waiting for its result. It comes within 10 minutes, or you get back what you put in.',
  );

/** Returns the refusal of a commitment that isn't the wallet's next one. */
export const notTheNext = (context: MarketContext, account: Account): MarketRefusal =>
  isWaiting(context, account)
    ? drawWaiting()
    : new MarketRefusal(
        'commitment-moved',
        'This commitment was already used. Sign again with the next one.',
      );

const liveChain = (context: MarketContext, account: Account) => {
  const chain = context.tables.drawChains.findBy('account', account).at(-1);
  if (chain === undefined) return undefined;
  const { used, isOver } = stateOf(context, chain);
  return isOver ? undefined : { chain, used };
};

/**
 * Returns the same commitment until a draw or a refusal uses it, so that callers can't choose between
 * several.
 */
export const openCommitment = (
  context: MarketContext,
  account: Account,
): OpenCommitment | undefined => {
  const live = isWaiting(context, account) ? undefined : liveChain(context, account);
  if (live === undefined) return undefined;
  const { chain, used } = live;
  const conduct = conductOf(context.tables);
  if (conduct === 'second-chain' && used > 0) return undefined;
  const isTwice = conduct === 'drawn-twice' && used > 0;
  const position = isTwice ? used : used + 1;
  const commitment = linkAt(chain.seed, chain.length, position - 1);
  return { chain, anchor: chain.anchor, position, commitment };
};

/**
 * Returns the wallet's next commitment, and starts a chain if necessary.
 * @throws MarketRefusal while a draw of the wallet is pending
 */
export const nextCommitment = (context: MarketContext, account: Account): Commitment => {
  if (isWaiting(context, account)) throw drawWaiting();
  const open = openCommitment(context, account);
  if (open === undefined) {
    const { anchor } = beginChain(context, account);
    return { anchor, position: 1, commitment: anchor };
  }
  const { anchor, position, commitment } = open;
  return { anchor, position, commitment };
};

/** @throws MarketRefusal for a commitment other than the next one, and while a draw is pending */
export const commitmentFor = (
  context: MarketContext,
  caller: Account,
  commitment: string,
): OpenCommitment => {
  const promised = openCommitment(context, caller);
  if (promised?.commitment === commitment.toLowerCase()) return promised;
  throw notTheNext(context, caller);
};
