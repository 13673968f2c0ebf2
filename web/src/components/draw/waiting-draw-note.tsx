import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { openedPath } from '@/lib/economy/draws/pack-paths';
import { rerolledPath } from '@/lib/economy/draws/reroll-paths';

type WaitingDrawNoteProps = {
  draw: Draw | undefined;
  address: WalletAddress | undefined;
};

const wordsOf = ({ by, signed: { kind } }: Draw, address: WalletAddress | undefined): string => {
  if (address !== undefined && isSameAddress(by.address, address))
    return kind === 'pack'
      ? 'The packs you opened last are waiting for their result.'
      : 'Your last re-roll is waiting for its result.';
  return kind === 'pack'
    ? 'Someone is opening packs of this drop right now.'
    : 'Someone is re-rolling from this pool right now.';
};

/** Says which waiting draw blocks an action before it is signed. */
export function WaitingDrawNote({ draw, address }: WaitingDrawNoteProps) {
  return (
    <div
      role="status"
      className="rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm empty:hidden"
    >
      {draw && (
        <p>
          {wordsOf(draw, address)} You can continue as soon as the result is out.{' '}
          <Link
            to={draw.signed.kind === 'pack' ? openedPath(draw.id) : rerolledPath(draw.id)}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            See when
          </Link>
        </p>
      )}
    </div>
  );
}
