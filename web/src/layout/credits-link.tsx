import { creditBalance } from '@trait-market/contract/v1/credits';
import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useCredits } from '@/lib/credits';

/** The balance of the signed-in person, 0 without data (§9), leading to the credits view. */
export function CreditsLink() {
  const { data } = useCredits();
  return (
    <Link
      to={paths.dashboardCredits}
      className={buttonVariants({ variant: 'ghost', className: 'max-xxl:px-2' })}
    >
      <Coins aria-hidden className="text-muted" />
      <span>
        <span className="sr-only">Credits </span>
        <span className="tabular-nums">{creditBalance(data)}</span>
      </span>
    </Link>
  );
}
