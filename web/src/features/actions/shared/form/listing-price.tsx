import type { ReactNode } from 'react';

import { type PriceChoice, PriceChoices } from '@/components/economy/prices/price-choices';

import { AmountField } from './fields';
import type { useActionValues } from './use-action-values';

type ListingPriceProps = {
  label: string;
  field: ReturnType<ReturnType<typeof useActionValues>['read']>['field'];
  choices: readonly PriceChoice[];
  /** Names the suggested price, while the field has it. */
  suggestion: string | undefined;
  suggested: string;
  children?: ReactNode;
};

/** The price of a listing, which can start with a suggestion. */
export function ListingPrice({
  label,
  field,
  choices,
  suggestion,
  suggested,
  children,
}: ListingPriceProps) {
  return (
    <div className="grid gap-2">
      <AmountField label={label} {...field} />
      {suggestion && (
        // Keeps its height, so that typing moves nothing.
        <p className="min-h-[1lh] text-xs text-muted">
          {suggested !== '' && field.value === suggested && suggestion}
        </p>
      )}
      <PriceChoices choices={choices} value={field.value} onChoose={field.onChange} />
      {children}
    </div>
  );
}
