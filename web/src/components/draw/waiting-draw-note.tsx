import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { openedPath } from '@/lib/economy/draws/pack-paths';
import { rerolledPath } from '@/lib/economy/draws/reroll-paths';

type WaitingDrawNoteProps = {
  draw: Draw | undefined;
  address: WalletAddress | undefined;
};

type Words = { text: string; link: string };

const ONE_AT_A_TIME = 'A wallet has one draw at a time, so you can continue as soon as it’s out.';

const wordsOf = ({ by, signed: { kind } }: Draw, address: WalletAddress | undefined): Words => {
  const isPack = kind === 'pack';
  if (address === undefined || !isSameAddress(by.address, address)) {
    const others = isPack
      ? 'Someone is opening packs of this drop right now.'
      : 'Someone is re-rolling from this pool right now.';
    return { text: `${others} You can continue as soon as the result is out.`, link: 'See when' };
  }
  return isPack
    ? {
        text: `The packs you opened last are waiting for their result. ${ONE_AT_A_TIME}`,
        link: 'See your packs',
      }
    : {
        text: `Your last re-roll is waiting for its result. ${ONE_AT_A_TIME}`,
        link: 'See your re-roll',
      };
};

/** Says which waiting draw blocks an action before it is signed. */
export function WaitingDrawNote({ draw, address }: WaitingDrawNoteProps) {
  const words = draw && wordsOf(draw, address);
  return (
    <div
      role="status"
      className="rounded-control border-l-4 border-foreground bg-surface-raised px-4 py-3 text-sm empty:hidden"
    >
      {draw && words && (
        <p>
          {words.text}{' '}
          <Link
            to={draw.signed.kind === 'pack' ? openedPath(draw.id) : rerolledPath(draw.id)}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            {words.link}
          </Link>
        </p>
      )}
    </div>
  );
}
