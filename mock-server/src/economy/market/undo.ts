import type { Account } from '../../kernel/account';
import type { CreditBook } from '../credits/credit-book';
import type { NativeCoin } from '../ledger/ledger';
import { MarketRefusal } from '../shared/refusal';
import { ofEachTable } from '../tables/market-entities';
import { ActivityRowSchema } from '../tables/rows';
import type { LayeredTables, MarketTables } from '../tables/tables';

type Change = { isValid: () => boolean; undo: () => void };

/** Undoes an action that failed, or whose invalid rows would break later reads. */
export const createUndo = (tables: MarketTables, native: NativeCoin, book: CreditBook) => {
  let changes: Change[] | undefined;

  const layered: LayeredTables = tables;
  ofEachTable<'table'>(({ row: schema }, name) => {
    const table = layered[name];
    table.onChange(({ key, before, after }) =>
      changes?.push({
        isValid: () => after === undefined || schema.safeParse(after).success,
        undo: () => (before === undefined ? table.remove(key) : table.put(key, before)),
      }),
    );
    return table;
  });

  const undoable =
    <Args extends readonly unknown[], Result>(
      change: (account: Account, ...args: Args) => Result,
    ) =>
    (account: Account, ...args: Args): Result => {
      changes?.push({ isValid: () => true, undo: book.snapshot(account) });
      return change(account, ...args);
    };

  return {
    credits: {
      ...book,
      spend: undoable(book.spend),
      giveBack: undoable(book.giveBack),
      startPlan: undoable(book.startPlan),
      buy: undoable(book.buy),
      grant: undoable(book.grant),
    } satisfies CreditBook,

    native: {
      of: native.of,
      set: (chainId, account, wei) => {
        const before = native.of(chainId, account);
        changes?.push({ isValid: () => true, undo: () => native.set(chainId, account, before) });
        native.set(chainId, account, wei);
      },
    } satisfies NativeCoin,

    unlessValid: async <Result>(act: () => Promise<Result>): Promise<Result> => {
      const logged = tables.log.own().length;
      const made: Change[] = [];
      changes = made;
      try {
        const result = await act();
        const isValid =
          made.every((change) => change.isValid()) &&
          tables.log
            .own()
            .slice(logged)
            .every((row) => ActivityRowSchema.safeParse(row).success);
        if (isValid) return result;
        throw new MarketRefusal('bad-terms', 'This has an amount that no chain can count.');
      } catch (error) {
        changes = undefined;
        tables.log.removeLast(tables.log.own().length - logged);
        for (const { undo } of made.toReversed()) undo();
        throw error;
      } finally {
        changes = undefined;
      }
    },
  };
};
