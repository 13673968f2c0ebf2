import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';

/** Says what the radar is for to those who have nothing on it. */
export function RadarEmpty() {
  return (
    <div className="max-w-text border-t border-hairline pt-6">
      <h2 className="font-display text-lg font-bold">Nothing on the radar</h2>
      <p className="mt-2 text-muted">
        Every listing, offer and trade is a signature, and whoever has it can execute it until it is
        filled, cancelled or over. That holds for forgotten ones too: a listing whose trait you
        moved away sleeps, and wakes at its old price when the trait comes back. Whatever you sign
        will be shown here until it cannot be executed any more.
      </p>
      <p className="mt-5">
        <NextLink to={paths.dashboardInventory}>See what you could list</NextLink>
      </p>
    </div>
  );
}
