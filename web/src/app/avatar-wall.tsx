import { AvatarWall as Wall } from '@/features/avatar-wall/avatar-wall';

import { Actions } from './actions';

export function AvatarWall() {
  return (
    <Actions>
      <Wall />
    </Actions>
  );
}
