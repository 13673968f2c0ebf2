import { AvatarWall as Wall } from '@/features/avatar-wall/avatar-wall';

import { Actions } from './actions';

/** The avatars of the market, with what they can be bought by. */
export function AvatarWall() {
  return (
    <Actions>
      <Wall />
    </Actions>
  );
}
