import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { plainText } from '@/lib/format/plain-text';

/** Returns an avatar's name, never empty. */
export const avatarName = ({ name }: Pick<AvatarRef, 'name'>): string =>
  plainText(name) || 'Unnamed avatar';
