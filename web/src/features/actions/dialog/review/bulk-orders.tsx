import { readOrder } from '@trait-market/contract/economy/typed-data';
import { TriangleAlert } from 'lucide-react';

import { Day } from '@/components/economy/activity/day';
import { SafePicture } from '@/components/safe-picture';
import { TableHead } from '@/components/table-head';
import type { Action } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { definitionOf } from '../../actions';
import type { OrderStep } from '../../messages/order';
import { messageOf, sentencesOf } from '../../messages/signed-messages';
import { hashOf } from '../../messages/step';
import { nameOf, type Labels } from '../../messages/text/labels';
import { assetsText } from '../../messages/text/order-parts';
import { Sentences } from '../../messages/text/sentence-list';
import { promisedTwice } from './promised-twice';

const PICTURE = 40;

type RowProps = {
  step: OrderStep;
  labels: Labels;
  imageUrl: string | undefined;
  note: string | undefined;
  warnings: readonly string[];
};

/** Reads all of a row from the order itself, except for its picture and its warnings. */
function OrderRow({ step, labels, imageUrl, note, warnings }: RowProps) {
  const facts = readOrder(step.chainId, step.components);
  const end = <Day at={new Date(facts.expiresAt).toISOString()} />;
  const isTrade = facts.kind === 'trade';
  const name = isTrade ? assetsText(labels, facts.gives) : nameOf(labels, facts.asset);
  const quantity = isTrade ? 1n : facts.quantity;
  const coin = facts.kind === 'listing' ? 'native' : 'wrapped';
  return (
    <tr className="border-t border-hairline align-top">
      <td className="min-w-13 py-2 pr-3">
        <SafePicture
          src={imageUrl}
          size={PICTURE}
          className="size-10 max-w-none overflow-hidden rounded-control bg-wall"
        />
      </td>
      <td className="py-2 pr-3">
        <details>
          <summary className="min-h-6 cursor-pointer rounded-tag wrap-anywhere" translate="no">
            {quantity > 1n ? `${quantity} × ${name}` : name}
          </summary>
          <div className="my-1 border-l-2 border-hairline pl-3">
            <Sentences words={sentencesOf(step, labels)} />
          </div>
        </details>
        {note !== undefined && <p className="text-xs text-muted">{note}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="flex gap-1.5 text-xs">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0 text-warning" />
            {warning}
          </p>
        ))}
      </td>
      <td className="py-2 text-right sm:pr-3">
        {isTrade ? (
          'Trade'
        ) : (
          <span translate="no" className="font-semibold">
            {coinText(step.chainId, coin, facts.unitPrice)}
            {quantity > 1n && ' each'}
          </span>
        )}
        {facts.kind === 'listing' && (
          <span className="block text-xs text-muted">
            You get <span translate="no">{coinText(step.chainId, coin, facts.unitProceeds)}</span>
          </span>
        )}
        <span className="block text-xs text-muted sm:hidden">Ends {end}</span>
      </td>
      <td className="py-2 text-right text-muted max-sm:hidden">{end}</td>
    </tr>
  );
}

const AGAIN = 'You already list all editions you hold of it.';

type BulkOrdersProps = {
  action: Action;
  orders: readonly OrderStep[];
  labels: Labels;
  title: string;
};

/** Shows orders that one signature covers, in a table that scrolls on its own. */
export function BulkOrders({ action, orders, labels, title }: BulkOrdersProps) {
  const offerer = orders[0]?.components.offerer;
  const { data: owned = [] } = useOwnedTraits(offerer);
  const { data: open = [] } = useOpenOrders(offerer);
  const lines = definitionOf(action).several?.lines(action) ?? [];
  const rows = orders.map((step) => {
    const ids = messageOf(step).lineIds?.(step) ?? [];
    const line = lines.find(({ id }) => ids.includes(id.toLowerCase()));
    const facts = readOrder(step.chainId, step.components);
    // A new price promises no more than the listing that it replaces.
    const isAgain = step.replaces === undefined && promisedTwice(facts, owned, open).length > 0;
    const price = facts.kind === 'trade' ? undefined : facts.unitPrice;
    const warnings = price === undefined ? [] : (line?.warnings?.(price) ?? []);
    return {
      key: hashOf(step),
      step,
      imageUrl: line?.imageUrl,
      note: price === undefined ? undefined : line?.note?.(price),
      warnings: isAgain ? [...warnings, AGAIN] : warnings,
    };
  });
  const isListed = orders.every((step) => messageOf(step).noun(step) === 'listing');
  const warned = rows.filter(({ warnings }) => warnings.length > 0).length;
  return (
    <>
      {warned > 0 && (
        <p className="text-sm">{warned === 1 ? '1 has a warning.' : `${warned} have warnings.`}</p>
      )}
      <div className="max-h-[min(24rem,50dvh)] overflow-y-auto border-b border-hairline">
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <TableHead
            columns={[
              ['Picture', 'sticky top-0 bg-surface', true],
              ['Item', 'sticky top-0 w-full bg-surface'],
              ['Price', 'sticky top-0 min-w-24 bg-surface text-right'],
              ['Ends', 'sticky top-0 bg-surface text-right max-sm:hidden'],
            ]}
          />
          <tbody>
            {rows.map(({ key, ...row }) => (
              <OrderRow key={key} labels={labels} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <Sentences
        words={[
          `Anyone can ${isListed ? 'buy' : 'accept'} each of them until it ends, without asking you again. Signing doesn’t move anything yet.`,
          ...(orders.some(({ replaces }) => replaces !== undefined)
            ? ['The old listings are canceled right before the new ones go live.']
            : []),
          'You can cancel each of them on its own at any time.',
        ]}
      />
    </>
  );
}
