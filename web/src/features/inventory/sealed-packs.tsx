import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';

/** Lists unopened packs. They don't count as traits, because their contents aren't drawn yet. */
export function SealedPacks({ address }: { address: WalletAddress }) {
  const { data } = useOwnPacks(address);
  const sealed = data?.items.reduce((sum, { unopened }) => sum + unopened, 0) ?? 0;
  if (sealed === 0) return null;
  return (
    <p className="max-w-text text-muted">
      You have {sealed === 1 ? '1 sealed pack' : `${sealed} sealed packs`}. What’s inside is drawn
      when you open {sealed === 1 ? 'it' : 'them'}, so it isn’t counted here.{' '}
      <Link to={paths.packs} className="inline-block min-h-6 accent-underline">
        {sealed === 1 ? 'See your pack' : 'See your packs'}
      </Link>
    </p>
  );
}
