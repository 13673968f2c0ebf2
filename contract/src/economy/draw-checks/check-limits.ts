import type { Draw, DrawFault, FoundFault } from '../draws';
import { LIMIT_HOURS, OPENED_LIMIT } from '../packs/packs.schema';
import { POOL_OPENS_AT, REROLL_HOURS, REROLL_LIMIT } from '../reroll/reroll.schema';

const HOUR_MS = 60 * 60_000;

const LIMITS = {
  pack: { limit: OPENED_LIMIT, windowMs: LIMIT_HOURS * HOUR_MS },
  reroll: { limit: REROLL_LIMIT, windowMs: REROLL_HOURS * HOUR_MS },
};

/** An upgrade's table contains one tier only, so that it doesn't show the size of the pool. */
const isFromClosedPool = ({ signed, table }: Draw): boolean =>
  signed.kind === 'reroll' &&
  signed.message.stake.length === 1 &&
  table.sections.some(({ rows }) => rows.length < POOL_OPENS_AT);

const countOf = ({ signed }: Draw): number =>
  signed.kind === 'pack' ? Number(signed.message.packs) : 1;

const isOverLimit = ({ signed, takenAt }: Draw, draws: readonly Draw[]): boolean => {
  const { limit, windowMs } = LIMITS[signed.kind];
  const counted = draws.filter((one) => {
    const age = Date.parse(takenAt) - Date.parse(one.takenAt);
    return one.state !== 'returned' && age >= 0 && age < windowMs;
  });
  return counted.reduce((sum, one) => sum + countOf(one), 0) > limit;
};

/**
 * Returns the draws from closed pools, and those beyond a wallet's limit of 24 hours.
 *
 * @param draws all draws of the wallets
 */
export const checkLimits = (draws: readonly Draw[]): FoundFault[] => {
  const byWallet = new Map<string, Draw[]>();
  for (const draw of draws) {
    const key = `${draw.signed.kind} ${draw.signed.message.owner.toLowerCase()}`;
    byWallet.set(key, [...(byWallet.get(key) ?? []), draw]);
  }
  return [...byWallet.values()].flatMap((own) =>
    own.flatMap((draw) => {
      const faults: DrawFault[] = [];
      if (isFromClosedPool(draw)) faults.push('closed-pool');
      if (draw.state !== 'returned' && isOverLimit(draw, own)) faults.push('over-limit');
      return faults.map((fault) => ({ id: draw.id, fault }));
    }),
  );
};
