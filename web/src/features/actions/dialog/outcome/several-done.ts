import { exactPrice } from '@/lib/economy/amounts/short-price';
import { sumsByChain } from '@/lib/economy/orders/lines';

import type { ActionSummary } from '../../messages/summary';
import type { SeveralLine, SeveralWords } from '../../shared/action';

export const severalDone = (
  { words, sumLabel }: { words: SeveralWords; sumLabel?: string | undefined },
  lines: readonly SeveralLine[],
): ActionSummary => {
  const done = lines.filter(({ reason }) => reason === undefined);
  const { all, some, none, allWords, someWords, untilFinal } = words;
  const isAll = done.length === lines.length;
  const paid = sumLabel ? done.flatMap(({ price }) => price ?? []) : [];
  return {
    title: isAll ? all(lines.length) : done.length === 0 ? none : some(done.length, lines.length),
    words: isAll ? allWords : someWords,
    ...(isAll && untilFinal && { untilFinal }),
    rows: [
      ...lines.map(({ id, label, picture, detail, price, reason }) => ({
        id,
        label,
        picture,
        detail,
        value: reason ?? (price ? exactPrice(price) : 'Done'),
      })),
      ...sumsByChain(paid).map((sum) => ({
        id: `paid on ${sum.chainId}`,
        label: sumLabel ?? '',
        value: exactPrice(sum),
        isSum: true,
      })),
    ],
  };
};
