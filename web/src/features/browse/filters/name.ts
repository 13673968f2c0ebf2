import { plainText } from '@/lib/format/plain-text';

import { CHIP_LENGTH } from './chip-length';
import type { Filter } from './filter';

/** Filters by a part of the trait's name (§2 `/market/?name=`). Its field is above the list. */
export const nameFilter: Filter<{ name: string }> = {
  title: 'Name',
  none: { name: '' },
  read: (address) => ({ name: address.get('name')?.trim() ?? '' }),
  write: ({ name }) => (name === '' ? [] : [['name', name]]),
  ask: ({ name }) => (name === '' ? {} : { name }),
  chips: ({ name }) =>
    name === ''
      ? []
      : [
          {
            key: 'name',
            words: `“${plainText(name, CHIP_LENGTH)}”`,
            without: { name: '' },
          },
        ],
  Control: undefined,
};
