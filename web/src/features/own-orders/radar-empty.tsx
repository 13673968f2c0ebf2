import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';

export function RadarEmpty() {
  return (
    <div className="max-w-text border-t border-hairline pt-6">
      <h2 className="font-display text-lg font-bold">No open orders</h2>
      <p className="mt-2 text-muted">
        Every listing, offer and trade is a signature that others can action on until it’s filled,
        canceled or expired. That includes the ones you forgot: if you move a listed trait away, the
        listing goes inactive, and it’s active again at its old price when the trait comes back.
        Everything you sign stays here until no one can action on it.
      </p>
      <p className="mt-5">
        <NextLink to={paths.dashboardInventory}>See what you can list</NextLink>
      </p>
    </div>
  );
}
