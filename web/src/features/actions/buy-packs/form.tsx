import { MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';
import { useState } from 'react';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { QueryFailure } from '@/components/query-failure';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { useSpendingLimits } from '@/lib/economy/draws/packs-queries';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { parseCount } from '@/lib/economy/amounts/whole-number';

import type { ActionOf, FormProps } from '../shared/action';
import { ActionForm } from '../shared/form/action-form';
import { convertNeed, convertSteps } from '../shared/coins/convert-need';
import { ConvertNotice } from '../shared/coins/convert-notice';
import { QuantityField } from '../shared/form/fields';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { useActionValues } from '../shared/form/use-action-values';
import { NO_LABELS } from '../messages/text/labels';
import { packBuyStep } from '../messages/buy-packs';

/** The number of packs, within the remaining supply and the user's own limit. */
export function Form({ action: { drop }, address, store }: FormProps<ActionOf<'buyPacks'>>) {
  const { values, change } = useActionValues(store);
  const [wasTried, setTried] = useState(false);
  const balances = useBalances();
  const limits = useSpendingLimits();
  const { chainId, price } = drop;
  // The remaining supply is refetched, but the price stays the one that was shown.
  const { packs } = useDrop(drop.id).data ?? drop;
  const failed = [balances, limits].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <QueryFailure title="Couldn’t load your balances" query={failed} />;
  if (balances.data === undefined || limits.data === undefined) return <FormSkeleton />;

  const most = Math.min(MAX_PACKS_BOUGHT, packs.total - packs.sold);
  const typed = values['packs'] ?? '1';
  const count = parseCount(typed, most);
  const due = BigInt(price.amount) * BigInt(count ?? 0);
  const balance = balances.data.find((one) => one.chainId === chainId);
  const need = convertNeed('native', balance, due);
  const own = limits.data.find((one) => one.chainId === chainId);
  const limit = own?.limit ?? undefined;
  const left = limit === undefined ? undefined : BigInt(limit) - BigInt(own?.spent ?? '0');
  const isOverLimit = left !== undefined && due > left;

  const errorOf = (): string | undefined => {
    if (count === undefined) return `Enter a whole number from 1 to ${most}.`;
    if (!isOverLimit) return undefined;
    const open = coinText(chainId, 'native', left > 0n ? left : 0n);
    return `Your own limit leaves you ${open} for packs today. Choose fewer, or wait.`;
  };
  const error = wasTried ? errorOf() : undefined;

  const review = () => {
    setTried(true);
    if (count === undefined || isOverLimit || need.isShort) return;
    store.review(
      [...convertSteps(need, chainId, address), packBuyStep(drop, count, address)],
      NO_LABELS,
    );
  };

  if (most === 0) return <p>This drop is sold out.</p>;
  return (
    <ActionForm onReview={review}>
      <QuantityField
        label={`Packs, of ${packs.total - packs.sold} left`}
        value={typed}
        onChange={change('packs')}
        error={error}
      />
      <AmountRows
        rows={[
          { label: 'Price of a pack', value: coinText(chainId, 'native', BigInt(price.amount)) },
          { label: 'Traits in a pack', value: '5' },
          ...(left === undefined
            ? []
            : [
                {
                  label: 'Left of your own limit',
                  value: coinText(chainId, 'native', left > 0n ? left : 0n),
                },
              ]),
          { label: 'You pay', value: coinText(chainId, 'native', due), isSum: true },
        ]}
      />
      {(wasTried || !need.isShort) && <ConvertNotice chainId={chainId} need={need} />}
    </ActionForm>
  );
}
