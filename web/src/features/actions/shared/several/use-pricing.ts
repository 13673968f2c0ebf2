import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';

import { defaultEndDay } from '../form/end-date';
import { readEndDay, readPercent, readPrice } from '../form/form-values';
import { useActionValues } from '../form/use-action-values';
import type { FormStore } from '../action';
import { linePrice, suggestedPrice, type PricedBy } from './suggested-price';

type PricingOptions<Item> = {
  store: FormStore;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  referencesOf: (item: Item) => Parameters<typeof suggestedPrice>[0] & { chainId: ChainId };
  rules: readonly (readonly [PricedBy, string])[];
  initialPercent: string;
};

/** The values of a form that prices several traits by one rule, and each of them by hand. */
export const usePricing = <Item>({
  store,
  items,
  keyOf,
  referencesOf,
  rules,
  initialPercent,
}: PricingOptions<Item>) => {
  const form = useActionValues(store);
  const { values, now } = form;
  const left = items.filter((item) => !store.wasCompleted(keyOf(item)));
  const selected = left.filter((item) => values[`out ${keyOf(item)}`] === undefined);
  const by = rules.find(([rule]) => rule === values['by'])?.[0] ?? rules[0]?.[0] ?? 'floor';
  const percentText = values['percent'] ?? initialPercent;
  const percent = readPercent(percentText);
  const rows = selected.map((item) => {
    const key = keyOf(item);
    const references = referencesOf(item);
    const { chainId } = references;
    const one = readPrice(values[`one ${chainId}`] ?? '').value;
    const suggested = suggestedPrice(references, { by, percent: percent.value, one });
    const typed = values[`price ${key}`];
    return { item, key, chainId, suggested, typed, ...linePrice(typed, suggested) };
  });
  return {
    form,
    left,
    selected,
    rows,
    by,
    rules,
    percent: { ...percent, text: percentText },
    chains: CHAIN_IDS.filter((chain) => rows.some(({ chainId }) => chainId === chain)),
    end: form.read('day', readEndDay(now), defaultEndDay(now)),
    unpriced: rows.filter(({ read }) => read.value === undefined).length,
  };
};

export type Pricing<Item> = ReturnType<typeof usePricing<Item>>;
export type PricingRow<Item> = Pricing<Item>['rows'][number];
