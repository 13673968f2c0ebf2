import type { Activity } from '@trait-market/contract/economy/activity';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { PictureLink } from '@/components/picture-link';
import { cn } from '@/lib/cn';
import { itemPath, itemsText } from '@/lib/economy/orders/item-words';
import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';
import { editionsOf } from '@/lib/economy/traits/editions-of';
import { isOfDraw, sealedDrawOf, sealedText } from '@/lib/economy/draws/sealed/match-sealed';
import { useSealedDraws } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { useIsHydrating } from '@/lib/rendering/use-is-hydrating';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { ItemPicture } from '../items/item-picture';
import { CardEstimate } from '../prices/card-estimate';
import { estimateLine } from '../prices/estimate-line';
import { SimulatedNote, TransactionLink } from '../provenance/transaction-link';
import { ActivitySentence } from './activity-sentence';
import { SealedPicture, SealedSentence } from './sealed-event';
import { ShareSale } from './share-sale';
import { Thumbnail } from '@/components/thumbnail';

const place = 'col-start-1 row-span-2 row-start-1 size-14 md:row-end-auto';

function ActivityPicture({ activity: { items, inReturn } }: { activity: Activity }) {
  const [item = inReturn[0]] = items;
  if (item === undefined) return <Thumbnail src={undefined} size={56} className={place} />;
  return (
    <PictureLink to={itemPath(item)} className={place}>
      <ItemPicture item={item} size={56} className="size-14" />
    </PictureLink>
  );
}

/** Estimates the price on a separate line, whose space is reserved until the rates have loaded. */
function Estimate({ activity }: { activity: Activity }) {
  const { price } = activity;
  if (price === null) return null;
  return (
    <span className={cn(estimateLine, 'block')}>
      <CardEstimate price={editionsOf(activity)?.each ?? price} />
    </span>
  );
}

const isOf = ({ from, to }: Activity, wallet: WalletAddress | undefined): boolean =>
  wallet !== undefined &&
  [from, to].some((party) => party !== null && isSameAddress(party.address, wallet));

type ActivityListProps = {
  activities: readonly Activity[];
  /** The time when the list was fetched. Relative times such as "3 minutes ago" refer to it. */
  now: Date;
  you?: WalletAddress | undefined;
  /** The wallet whose events have a mark, which wraps no line differently when the session is restored. */
  marked?: WalletAddress | undefined;
  /** Whether the list is below a section's heading, which has a line already. */
  isInSection?: boolean;
};

export function ActivityList({
  activities,
  now,
  you,
  marked,
  isInSection = false,
}: ActivityListProps) {
  const zone = useTimeZone();
  const { sealed } = useSealedDraws();
  const isHydrated = useIsHydrated();
  const [wasServerRendered] = useState(useIsHydrating());
  const hasTransactions = activities.some(({ transactionHash }) => transactionHash !== undefined);
  const hasSales = activities.some(({ type }) => type === 'sale');
  return (
    <>
      <ol
        className={cn(
          'divide-y divide-hairline border-hairline',
          isInSection ? 'border-b' : 'border-y',
        )}
      >
        {activities.map((activity) => {
          const at = new Date(activity.at);
          const draw = sealedDrawOf(activity, sealed);
          const sentence = <ActivitySentence activity={activity} you={you} />;
          return (
            <li
              key={activity.id}
              // The server doesn't know which draws are sealed: styles/globals.css hides it until then.
              data-drawn={!isHydrated && isOfDraw(activity) ? '' : undefined}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
            >
              {draw ? (
                <SealedPicture draw={draw} className={place} />
              ) : (
                <ActivityPicture activity={activity} />
              )}
              {/* A paragraph can't contain the names that unfold. */}
              <div className="min-w-0">
                {draw ? (
                  <SealedSentence draw={draw} reserved={wasServerRendered && sentence} />
                ) : (
                  sentence
                )}
                {!draw && <Estimate activity={activity} />}
              </div>
              <div className="col-start-2 flex items-center justify-between gap-2 md:col-start-3 md:justify-end">
                <p className="relative text-sm text-muted tabular-nums md:flex md:gap-4">
                  <time
                    dateTime={activity.at}
                    title={exactTime(at, zone)}
                    className="md:w-32 md:text-right"
                  >
                    {relativeTime(at, now, zone)}
                  </time>{' '}
                  <span className="md:hidden">· </span>
                  <span className="md:w-16">{CHAINS[activity.chainId].name}</span>
                  {isOf(activity, marked) && (
                    // On wide screens, it's below the time, where it moves nothing when the session is restored.
                    <span className="ml-2 rounded-tag bg-foreground px-1.5 text-xs font-semibold text-ground md:absolute md:top-full md:right-20">
                      You
                    </span>
                  )}
                </p>
                {hasTransactions && (
                  <span className="flex w-6 justify-center max-md:empty:hidden">
                    <TransactionLink
                      settled={activity}
                      what={
                        draw
                          ? sealedText(draw)
                          : itemsText([...activity.items, ...activity.inReturn])
                      }
                      isIcon
                      className="-my-1 inline-flex size-6 items-center justify-center"
                    />
                  </span>
                )}
                {hasSales && (
                  // Has the same width in all rows, which aligns the times.
                  <span className="flex w-8 justify-center max-md:empty:hidden">
                    {activity.type === 'sale' && <ShareSale sale={activity} />}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {hasTransactions && <SimulatedNote />}
    </>
  );
}
