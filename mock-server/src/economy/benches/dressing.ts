import { SAME_ENTRY_MINUTES } from '@trait-market/contract/economy/benches';
import type { Bytes32, ChainId, CreditAmounts } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Look, SlotSwap } from '../catalogue/look';
import type { Effects } from '../orders/apply-effects';
import type { LedgerContext } from '../orders/market-context';
import { activitiesOf } from '../orders/move';
import { MarketRefusal } from '../shared/refusal';
import type { ConstructionRow } from '../tables/construction-row';
import { standingsOf } from '../traits/standings';
import { dressingMovements, looseChanges } from './editions';

export type Dressed = {
  hash: Bytes32;
  rows: ConstructionRow[];
  credits: CreditAmounts;
  transaction: Bytes32;
};

export type Fitting = {
  avatar: string;
  collection: string;
  before: Look;
  after: Look;
  swaps: SlotSwap[];
};

/** @throws MarketRefusal when the wallet doesn't hold an edition that the look needs */
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

const MINUTE_MS = 60_000;

/** Returns the avatar's latest dressing if the feed merges the new one into its entry. */
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

export const dressingEffects = (
  context: LedgerContext,
  { account, chainId, hash }: { account: Account; chainId: ChainId; hash: Bytes32 },
  fittings: readonly Fitting[],
): Effects<ConstructionRow[], unknown> => {
  const standingBefore = standingsNow(context, fittings);
  const begun = fittings.map((fitting) => ({
    ...fitting,
    standing: standingBefore(fitting),
    earlier: continuedFrom(context, account, fitting.avatar),
  }));
  const movements = dressingMovements(account, fittings);
  const store = () => {
    const standingAfter = standingsNow(context, fittings);
    const at = context.now();
    const { constructions } = context.tables;
    return begun.map((fitting, position): ConstructionRow => {
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
  };
  return { movements, activities: activitiesOf(context, movements), store };
};
