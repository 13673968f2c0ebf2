import { Button } from '@/components/ui/button';
import { wallView } from '@/lib/storage';

/** The page's first script applies the stored view before the first paint (`vite/load-order.ts`). */
const switchView = (): void => {
  const { dataset } = document.documentElement;
  const view = dataset['wall'] ? '' : 'rows';
  dataset['wall'] = view;
  wallView.write(view);
};

/** Switches the market between cards and rows. Styles show the view, so the server needn't know it. */
export function ViewButton() {
  return (
    <Button variant="outline" size="icon" className="view-button" onClick={switchView}>
      <span className="grid-only sr-only">List view</span>
      <span className="rows-only sr-only">Card view</span>
    </Button>
  );
}
