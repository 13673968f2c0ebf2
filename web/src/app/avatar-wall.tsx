import { AvatarWall as Wall } from '@/features/avatar-wall/avatar-wall';

import { Actions } from './actions';

/** The market's avatars with buy buttons. */
export function AvatarWall() {
  return (
    <Actions>
      <Wall />
    </Actions>
  );
}
