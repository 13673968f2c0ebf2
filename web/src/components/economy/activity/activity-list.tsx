import type { Activity } from '@trait-market/contract/economy/activity';
import { CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { cn } from '@/lib/cn';
import { itemPicture, itemsText } from '@/lib/economy/orders/item-words';
import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { TransactionLink } from '../provenance/transaction-link';
import { ActivitySentence } from './activity-sentence';
import { ShareSale } from './share-sale';
import { Thumbnail } from '@/components/thumbnail';

const pictureOf = ({ items, inReturn }: Activity): string | undefined => {
  const [item = inReturn[0]] = items;
  return item && itemPicture(item);
};

type ActivityListProps = {
  activities: readonly Activity[];
  /** The time when the list was fetched. Relative times such as "3 minutes ago" refer to it. */
  now: Date;
  you?: WalletAddress | undefined;
  /** Whether the list is below a section's heading, which has a line already. */
  isInSection?: boolean;
};

export function ActivityList({ activities, now, you, isInSection = false }: ActivityListProps) {
  const zone = useTimeZone();
  const hasTransactions = activities.some(({ transactionHash }) => transactionHash !== undefined);
  const hasSales = activities.some(({ type }) => type === 'sale');
  return (
    <ol
      className={cn(
        'divide-y divide-hairline border-hairline',
        isInSection ? 'border-b' : 'border-y',
      )}
    >
      {activities.map((activity) => {
        const at = new Date(activity.at);
        return (
          <li
            key={activity.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
          >
            <Thumbnail
              src={pictureOf(activity)}
              size={56}
              className="row-span-2 size-14 md:row-span-1"
            />
            <p className="min-w-0">
              <ActivitySentence activity={activity} you={you} />
            </p>
            <div className="col-start-2 flex items-center justify-between gap-2 md:col-start-3 md:justify-end">
              <p className="text-sm text-muted tabular-nums md:flex md:gap-4">
                <time
                  dateTime={activity.at}
                  title={exactTime(at, zone)}
                  className="md:w-32 md:text-right"
                >
                  {relativeTime(at, now, zone)}
                </time>{' '}
                <span className="md:hidden">· </span>
                <span className="md:w-16">{CHAINS[activity.chainId].name}</span>
              </p>
              {hasTransactions && (
                <span className="flex w-6 justify-center max-md:empty:hidden">
                  <TransactionLink
                    settled={activity}
                    what={itemsText([...activity.items, ...activity.inReturn])}
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
  );
}
