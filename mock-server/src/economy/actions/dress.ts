import {
  type Dressing,
  dressAction,
  dressBatchAction,
} from '@trait-market/contract/economy/actions';
import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  type DressRequest,
  SAME_ENTRY_MINUTES,
} from '@trait-market/contract/economy/benches';
import type { Bytes32, ChainId, CreditAmounts } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { dressingMovements, looseChanges } from '../benches/editions';
import { changesOf, lookHash, lookOfTokens, type Look, type SlotSwap } from '../catalogue/look';
import { standingsOf } from '../traits/standings';
import type { LedgerContext, MarketContext } from '../orders/market-context';
import { about, MarketRefusal } from '../shared/refusal';
import type { ConstructionRow } from '../tables/construction-row';
import { avatarKey } from '../tables/keys';
import type { ActivityRow } from '../tables/rows';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';
import { move } from './move';

/** A dressing that went through, or was taken back. */
export type Dressed = {
  /** The dressing's own action. */
  hash: Bytes32;
  rows: ConstructionRow[];
  /** Spent, or given back. */
  credits: CreditAmounts;
};

/** One avatar's part of an action that has been looked through. */
export type Fitting = {
  avatar: string;
  collection: string;
  before: Look;
  after: Look;
  swaps: SlotSwap[];
};

const fit = (
  { tables, catalogue }: MarketContext,
  caller: Account,
  chainId: ChainId,
  { token, avatarId, wornBefore, wornAfter }: Dressing,
): Fitting => {
  const collection = catalogue.collectionByToken('avatar', token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'wrong-contract',
      'This contract doesn’t belong to a collection of this market.',
    );
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The avatar is on another network. Switch your wallet to it.',
    );
  }
  const avatar = avatarKey(collection.slug, avatarId);
  return about({ collection: collection.slug, tokenId: avatarId }, () => {
    const row = tables.avatars.find(avatar);
    if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
    if (row.owner !== caller) {
      throw new MarketRefusal('not-the-holder', 'This avatar isn’t yours.');
    }
    if (lookHash(catalogue, row.worn) !== wornBefore.toLowerCase()) {
      throw new MarketRefusal(
        'avatar-moved',
        'The avatar has changed since you looked. Check what it wears now and sign again.',
      );
    }
    const after = lookOfTokens(catalogue, collection.slug, wornAfter);
    const swaps = changesOf(row.worn, after);
    return { avatar, collection: collection.slug, before: row.worn, after, swaps };
  });
};

/** @throws MarketRefusal when a wallet has not what is put on */
export const assertEditionsThere = (
  { settlement, catalogue }: LedgerContext,
  account: Account,
  dressings: Parameters<typeof looseChanges>[0],
): void => {
  for (const [traitId, change] of looseChanges(dressings)) {
    if (settlement.looseOf(account, traitId) + change >= 0) continue;
    const name = catalogue.traits.get(traitId)?.value ?? traitId;
    throw new MarketRefusal('edition-not-there', `You don’t have a loose ${name} anymore.`, {
      trait: traitId,
    });
  }
};

const assertDifferent = (fittings: readonly Fitting[]): void => {
  if (new Set(fittings.map(({ avatar }) => avatar)).size < fittings.length) {
    throw new MarketRefusal('bad-terms', 'Each avatar can be dressed once in a batch.');
  }
};

const costOf = ({ kind }: DressRequest, fittings: readonly Fitting[]): number =>
  kind === 'batch'
    ? CREDITS_PER_BATCH
    : CREDITS_PER_SLOT * fittings.reduce((sum, { swaps }) => sum + swaps.length, 0);

const MINUTE_MS = 60_000;

/** The last dressing of an avatar, if what comes now is part of its entry in the feed. */
const continuedFrom = (
  { tables, now }: LedgerContext,
  account: Account,
  avatar: string,
): ConstructionRow | undefined => {
  const last = tables.constructions
    .findBy('avatar', avatar)
    .filter(({ undoneAt }) => undoneAt === null)
    .reduce<ConstructionRow | undefined>(
      (latest, row) => (latest === undefined || row.at >= latest.at ? row : latest),
      undefined,
    );
  if (last === undefined || last.account !== account) return undefined;
  return now() - last.at <= SAME_ENTRY_MINUTES * MINUTE_MS ? last : undefined;
};

/** Each of the avatars as it is now. */
const standingsNow = (context: LedgerContext, fittings: readonly Fitting[]) => {
  const standings = new Map(
    [...new Set(fittings.map(({ collection }) => collection))].map((slug) => [
      slug,
      standingsOf(context, slug),
    ]),
  );
  return ({ avatar, collection }: Fitting) => {
    const found = standings.get(collection)?.standingOf(avatar);
    if (found === undefined) throw new Error(`${avatar} is of a collection`);
    return found;
  };
};

/** Dressings that may be done: it moves the editions, and enters what has become of each avatar. */
export const carryOut = async (
  context: LedgerContext,
  { account, chainId, hash }: { account: Account; chainId: ChainId; hash: Bytes32 },
  fittings: readonly Fitting[],
): Promise<{ rows: ConstructionRow[]; activities: ActivityRow[] }> => {
  const standingBefore = standingsNow(context, fittings);
  const begun = fittings.map((fitting) => ({
    ...fitting,
    standing: standingBefore(fitting),
    earlier: continuedFrom(context, account, fitting.avatar),
  }));
  const activities = await move(context, dressingMovements(account, fittings));
  const standingAfter = standingsNow(context, fittings);

  const at = context.now();
  const { constructions } = context.tables;
  const rows = begun.map((fitting, position): ConstructionRow => {
    const { avatar, before, after, standing, earlier } = fitting;
    const row = {
      id: `${hash.slice(2, 18)}-${position}`,
      act: hash,
      avatar,
      account,
      chainId,
      at,
      before: { worn: before, ...standing },
      after: { worn: after, ...standingAfter(fitting) },
      continues: earlier?.id ?? null,
      continuedBy: null,
      undoneAt: null,
    };
    constructions.put(row.id, row);
    if (earlier) constructions.put(earlier.id, { ...earlier, continuedBy: row.id });
    return row;
  });
  return { rows, activities };
};

/** Dresses one avatar, or several: all of them, or none. */
export const dress = async (
  context: MarketContext,
  caller: Account,
  request: DressRequest,
): Promise<Dressed> => {
  const { message } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) =>
      request.kind === 'one'
        ? dressAction.typedData(place, request.message)
        : dressBatchAction.typedData(place, request.message),
  });

  const dressings = request.kind === 'one' ? [request.message] : request.message.dressings;
  const fittings = dressings.map((one) => fit(context, caller, chainId, one));
  assertDifferent(fittings);
  const cost = costOf(request, fittings);
  if (BigInt(cost) > BigInt(message.highestCredits)) {
    throw new MarketRefusal(
      'price-moved',
      `This costs ${cost} credits now. Check it and sign again.`,
    );
  }
  assertEditionsThere(context, caller, fittings);
  const credits = context.credits.spend(caller, cost, hash);
  if (credits === undefined) {
    throw new MarketRefusal('credits-short', `This costs ${cost} credits, and you have fewer.`);
  }

  const by = { account: caller, chainId, hash };
  const { rows, activities } = await carryOut(context, by, fittings);
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'dress',
    chainId,
    nonce: message.nonce,
    at: context.now(),
    orderHashes: [],
    activity: activities.at(-1)?.id ?? null,
  });
  return { hash, rows, credits };
};
