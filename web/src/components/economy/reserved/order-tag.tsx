import type { Order } from '@trait-market/contract/economy/orders';

import { PartyLink } from '@/components/economy/people/party-link';

/** Marks the user's own order, with the buyer that it is reserved for, and one reserved for the user. */
export function OrderTag({
  order: { kind, reservedFor },
  isOwn,
}: {
  order: Order;
  isOwn: boolean;
}) {
  if (!isOwn && !reservedFor) return null;
  return (
    <>
      <span className="mt-1 block w-fit rounded-tag bg-foreground px-1.5 py-0.5 text-xs whitespace-nowrap text-ground">
        {isOwn ? `Your ${kind}` : 'Reserved for you'}
      </span>
      {isOwn && reservedFor && (
        <span className="block max-w-44 text-xs font-normal text-muted max-sm:w-28">
          Reserved for {/* The padding keeps the focus outline inside the clipped box. */}
          <span className="-m-1 inline-block max-w-full truncate p-1 align-bottom">
            <PartyLink party={reservedFor} />
          </span>
        </span>
      )}
    </>
  );
}
