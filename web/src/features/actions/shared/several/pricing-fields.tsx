import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import { useId } from 'react';

import { TextField } from '@/components/text-field';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import type { Read } from '@/lib/economy/amounts/parse-amount';

import { AmountField } from '../form/fields';
import { readPrice } from '../form/form-values';
import type { useActionValues } from '../form/use-action-values';
import type { PricedBy } from './suggested-price';

type PricingFieldsProps = {
  form: Pick<ReturnType<typeof useActionValues>, 'values' | 'change'>;
  by: PricedBy;
  rules: readonly (readonly [PricedBy, string])[];
  percent: Read<number> & { text: string };
  chains: readonly ChainId[];
  coin: Coin;
  /** Says what the rule suggests, if its name doesn't. */
  note?: string | undefined;
};

/** The common pricing rule of several orders: a reference price with a percentage, or one price. */
export function PricingFields({
  form: { values, change },
  by,
  rules,
  percent,
  chains,
  coin,
  note,
}: PricingFieldsProps) {
  const id = useId();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <Label htmlFor={id}>Price</Label>
        <NativeSelect
          id={id}
          aria-describedby={note && `${id}-note`}
          value={by}
          onChange={({ target }) => change('by')(target.value)}
        >
          {rules.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
        {note !== undefined && (
          <p id={`${id}-note`} className="text-xs text-muted">
            {note}
          </p>
        )}
      </div>
      {by === 'one' ? (
        chains.map((chainId) => {
          const text = values[`one ${chainId}`] ?? '';
          return (
            <AmountField
              key={chainId}
              label={`Price of each, in ${coinSymbol(chainId, coin)}`}
              value={text}
              onChange={change(`one ${chainId}`)}
              error={text === '' ? undefined : readPrice(text).error}
            />
          );
        })
      ) : (
        <TextField
          label="Adjust by %"
          inputMode="text"
          autoComplete="off"
          className="tabular-nums"
          value={percent.text}
          error={percent.error}
          onChange={({ target }) => change('percent')(target.value)}
        />
      )}
    </div>
  );
}
