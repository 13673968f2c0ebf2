import type { LedgerContext } from '../orders/market-context';
import { transactionOf } from '../shared/transaction';
import { actionKey } from '../tables/keys';
import { burnState, type BurnRow } from '../tables/burn-row';

const dueRows = ({ tables, now }: LedgerContext): BurnRow[] => {
  const at = now();
  return tables.burns
    .findBy('state', 'locked')
    .filter(({ until }) => until <= at)
    .toSorted((one, other) => one.until - other.until || one.lockedAt - other.lockedAt);
};

export const isBurnDue = (context: LedgerContext): boolean => dueRows(context).length > 0;

const burnOne = async (context: LedgerContext, row: BurnRow): Promise<void> => {
  const { tables, settlement } = context;
  const { id, account, chainId, traitId, quantity, until } = row;
  await settlement.execute([{ kind: 'burn-locked', traitId, from: account, quantity }]);
  tables.burns.put(id, {
    ...row,
    gone: {
      number: tables.burns.countBy('state', 'gone') + 1,
      left: tables.supply.find(traitId) ?? 0,
    },
  });
  const { id: activity } = tables.log.add({
    type: 'burn',
    at: until,
    chainId,
    from: account,
    to: null,
    goods: [{ kind: 'trait', traitId, quantity }],
    inReturn: [],
    price: null,
    orderHash: null,
    transaction: transactionOf(chainId, id),
  });
  const key = actionKey(account, id);
  const act = tables.acts.find(key);
  if (act !== undefined) tables.acts.put(key, { ...act, activity });
};

/** Destroys the editions of due burns on the next access, dated ten minutes after each burn. */
export const finalizeDueBurns = async (context: LedgerContext): Promise<void> => {
  for (const row of dueRows(context)) {
    if (burnState(row) === 'locked') await burnOne(context, row);
  }
};
