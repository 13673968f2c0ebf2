import type { Avatar } from '@trait-market/contract/economy/avatars';

import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { plainText } from '@/lib/format/plain-text';

/** Returns the part of a name that differs within a collection: "#7" of "Fathom Club #7". */
export const shortName = ({ name, collectionName }: Pick<Avatar, 'name' | 'collectionName'>) => {
  const whole = avatarName({ name });
  const collection = `${plainText(collectionName)} `;
  return whole.startsWith(collection) ? whole.slice(collection.length) : whole;
};
