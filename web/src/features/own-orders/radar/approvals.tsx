import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { CHAINS } from '@trait-market/contract/economy/shared';

import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { useApprovals } from '@/lib/economy/orders/approval-queries';
import { plainText } from '@/lib/format/plain-text';

const nameOf = ({ kind, name }: TokenApproval): string =>
  kind === 'coin' ? plainText(name) : `${plainText(name)} ${kind}`;

const ordersText = (count: number): string =>
  count === 1 ? '1 open order' : `${count} open orders`;

const restText = ({ approved, orders }: TokenApproval): string => {
  if (orders === 0) return approved ? 'Approved. No open order needs it.' : 'Not approved.';
  const needs = orders === 1 ? 'needs' : 'need';
  const become = orders === 1 ? 'becomes' : 'become';
  return approved
    ? `Approved. ${ordersText(orders)} ${needs} it, and ${become} inactive without it.`
    : `Not approved. ${ordersText(orders)} ${needs} it: inactive until you approve it again.`;
};

export function RadarApprovals() {
  const actions = useActions();
  const query = useApprovals();
  const { data, error } = query;
  const shown = data?.filter(({ approved, orders }) => approved || orders > 0) ?? [];
  const lacking = shown.filter(({ approved }) => !approved).length;
  return (
    <section aria-labelledby="approvals" className="mt-14">
      <h2 id="approvals" className="font-display text-lg font-bold">
        Approvals
      </h2>
      <p className="mt-2 max-w-text text-muted">
        Seaport settles orders. It can move only what you’ve approved, and only to fill orders that
        you’ve signed. Without an approval, the orders that need it are inactive.
      </p>
      {error && (
        <div className="mt-5">
          <QueryFailure
            title="Couldn’t load your approvals. Nothing has changed."
            isOutOfDate={data !== undefined}
            query={query}
          />
        </div>
      )}
      {data && shown.length === 0 && (
        <p className="mt-5">You haven’t approved anything. You’re asked when you first need to.</p>
      )}
      {shown.length > 0 && (
        <details open={lacking > 0 || undefined} className="mt-5">
          <summary className="min-h-6 cursor-pointer rounded-tag font-semibold">
            {lacking > 0
              ? `${shown.length - lacking} approved, ${lacking} missing`
              : `${shown.length} approved`}
          </summary>
          <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
            {shown.map((one) => (
              <li
                key={`${one.chainId} ${one.token}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{nameOf(one)}</span>
                  <span className="block text-sm text-muted">
                    {CHAINS[one.chainId].name}. {restText(one)}
                  </span>
                </span>
                <Button
                  variant="outline"
                  onClick={() =>
                    actions.start({ kind: 'approve', approval: one, isGiven: !one.approved })
                  }
                >
                  {one.approved ? 'Revoke approval' : 'Approve'}
                  <span className="sr-only">
                    {one.approved && <span>{' for'}</span>} {nameOf(one)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
