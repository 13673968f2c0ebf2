import { useState, type ReactNode } from 'react';

import { Button } from '../ui/button';

const FIRST = 12;
const STEP = 24;

/**
 * Shows a long list of a dialog in parts, so that the list isn't a scroll area within the dialog.
 * @param isKept whether an item is always shown, such as a chosen one
 */
export const useListPart = <Item,>(
  items: readonly Item[],
  isKept: (item: Item) => boolean = () => false,
): { shown: readonly Item[]; more: ReactNode } => {
  const [limit, setLimit] = useState(FIRST);
  return {
    shown: items.filter((item, position) => position < limit || isKept(item)),
    more: items.length > limit && (
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => setLimit(limit + STEP)}
      >
        {`Show more of ${items.length}`}
      </Button>
    ),
  };
};
