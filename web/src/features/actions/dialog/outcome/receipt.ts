import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { itemsText } from '@/lib/economy/orders/item-words';
import { zonedMoment } from '@/lib/format/dates';

import type { Outcome, ActionSummary } from '../../messages/summary';
import { priceRow } from '../../messages/text/price-row';
import { transactionRows } from '../../messages/text/transaction-rows';

const rowsOfAction = ({ at, activity }: ExecutedAction): AmountRow[] => [
  ...(activity === null || activity.items.length === 0
    ? []
    : [{ label: 'What', value: itemsText(activity.items) }]),
  ...(activity?.price ? [priceRow('Price', activity.price)] : []),
  { label: 'When', value: zonedMoment(new Date(at)) },
  ...transactionRows(activity),
];

export const summaryFor = (outcome: Outcome): ActionSummary => {
  if (outcome.kind === 'executed')
    return 'title' in outcome.summary ? outcome.summary : { title: 'Done', words: '', rows: [] };
  if (outcome.kind === 'missed')
    return { title: 'Nothing was done', words: 'Nothing has moved.', rows: [] };
  return {
    title: 'It already went through',
    words:
      'What you signed arrived the first time. Only the response was lost. It was done once, and this page is up to date.',
    rows: outcome.action === undefined ? [] : rowsOfAction(outcome.action),
  };
};
