import type { Activity, ActivityType } from '@trait-market/contract/economy/activity';

import { ShareSale } from '@/components/economy/activity/share-sale';
import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { TransactionLink } from '@/components/economy/provenance/transaction-link';
import { isOfDraw, sealedDrawOf } from '@/lib/economy/draws/sealed/match-sealed';
import { useSealedDraws } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { cn } from '@/lib/cn';
import { itemsText } from '@/lib/economy/orders/item-words';
import { editionsOf } from '@/lib/economy/traits/editions-of';
import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

const WORDS: Record<ActivityType, string> = {
  sale: 'Sold by',
  swap: 'Traded by',
  listing: 'Listed by',
  offer: 'Offer by',
  trade: 'Trade proposed by',
  cancel: 'Order canceled by',
  mint: 'Minted by',
  wear: 'Put on by',
  'take-off': 'Taken off by',
  pack: 'From a pack opened by',
  reroll: 'Re-rolled by',
  burn: 'Burned by',
  transfer: 'Sent by',
};

export function TraitEvent({ event, now }: { event: Activity; now: Date }) {
  const zone = useTimeZone();
  const at = new Date(event.at);
  const { sealed } = useSealedDraws();
  const isHydrated = useIsHydrated();
  // Only the row's space remains of an unrevealed draw, because the page itself names the trait.
  const isHidden = sealedDrawOf(event, sealed) !== undefined;
  const editions = editionsOf(event);
  const price = editions ? editions.each : event.price;
  const isTrade = event.type === 'swap' || event.type === 'trade';
  return (
    <li
      data-drawn={!isHydrated && isOfDraw(event) ? '' : undefined}
      className={cn(
        'flex items-center justify-between gap-4 border-t border-hairline py-2.5 text-sm first:border-t-0',
        isHidden && 'invisible',
      )}
    >
      <span className="min-w-0">
        {WORDS[event.type]} <PartyLink party={event.from} you="you" />
        {event.to && (
          <span>
            {' '}
            to <PartyLink party={event.to} you="you" />
          </span>
        )}
        <time dateTime={event.at} title={exactTime(at, zone)} className="block text-xs text-muted">
          {relativeTime(at, now, zone)}
        </time>
      </span>
      {(editions || price) && (
        <span className="ml-auto shrink-0">
          {editions && (
            <span className="tabular-nums">
              {editions.count} {price ? 'for ' : 'editions'}
            </span>
          )}
          {price && isTrade && <span>plus </span>}
          {price && <PriceText price={price} className="font-semibold" />}
          {editions && price && <span>{' each'}</span>}
        </span>
      )}
      <TransactionLink
        settled={event}
        what={itemsText([...event.items, ...event.inReturn])}
        isIcon
        className="inline-flex size-6 shrink-0 items-center justify-center"
      />
      {event.type === 'sale' && <ShareSale sale={event} />}
    </li>
  );
}
