import { Button } from '@/components/ui/button';
import { localItems } from '@/lib/storage';

/** The market's list, or the inventory's. */
type ViewedList = 'wall' | 'owned';

/** The page's first script applies the stored views before the first paint (`vite/load-order.ts`). */
const switchView = (list: ViewedList): void => {
  const { dataset } = document.documentElement;
  const view = dataset[list] ? '' : 'rows';
  dataset[list] = view;
  localItems.setItem(list, view);
};

/** Switches a list between cards and rows. Styles show the view, so the server needn't know it. */
export function ViewButton({ list }: { list: ViewedList }) {
  return (
    <Button
      variant="outline"
      size="icon"
      className={`view-button of-${list}`}
      onClick={() => switchView(list)}
    >
      <span className="grid-only sr-only">List view</span>
      <span className="rows-only sr-only">Card view</span>
    </Button>
  );
}
