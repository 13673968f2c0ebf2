import { AvatarWall as Wall } from '@/features/avatar-wall/avatar-wall';

import { Acts } from './acts';

/** The avatars of the market, with what they can be bought by. */
export function AvatarWall() {
  return (
    <Acts>
      <Wall />
    </Acts>
  );
}
