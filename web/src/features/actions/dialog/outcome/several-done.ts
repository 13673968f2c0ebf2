import { CHAINS } from '@trait-market/contract/economy/shared';

import type { Action } from '@/lib/actions/action';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { sumsByChain } from '@/lib/economy/orders/lines';

import type { ActionSummary, Settlement } from '../../messages/summary';
import { networkFeeRow } from '../../messages/text/network-fee';
import { priceRow } from '../../messages/text/price-row';
import { transactionRows } from '../../messages/text/transaction-rows';
import type { SeveralAction, SeveralLine } from '../../shared/action';

export const severalDone = (
  { words, sumLabel, next }: Pick<SeveralAction<Action>, 'words' | 'sumLabel' | 'next'>,
  lines: readonly SeveralLine[],
  settled: readonly Settlement[] = [],
): ActionSummary => {
  const done = lines.filter(({ reason }) => reason === undefined);
  const { all, some, none, allWords, someWords, untilFinal } = words;
  const isAll = done.length === lines.length;
  const paid = sumLabel ? done.flatMap(({ price }) => price ?? []) : [];
  return {
    title: isAll ? all(lines.length) : done.length === 0 ? none : some(done.length, lines.length),
    words: isAll ? allWords : someWords,
    ...(isAll && untilFinal && { untilFinal }),
    ...(done.length > 0 && next && { next }),
    rows: [
      ...lines.map(
        ({ id, label, picture, detail, price, isEach, reason, done: text = 'Done' }) => ({
          id,
          label,
          picture,
          detail,
          value: reason ?? (price ? `${exactPrice(price)}${isEach ? ' each' : ''}` : text),
          // The price of a canceled order isn't paid, and a sum has the estimate of its lines.
          ...(reason === undefined && next && { estimate: price }),
        }),
      ),
      ...sumsByChain(paid).map((sum) => ({
        ...priceRow(sumLabel ?? '', sum),
        id: `paid on ${sum.chainId}`,
        isSum: true,
      })),
      ...(paid.length > 0 ? [networkFeeRow] : []),
      ...settled.flatMap(transactionRows).map((row, index) => ({
        ...row,
        id: `transaction ${index}`,
        ...(settled.length > 1 && { detail: `on ${CHAINS[settled[index]?.chainId ?? 1].name}` }),
      })),
    ],
  };
};
