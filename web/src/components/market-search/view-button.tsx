import { localItems } from '@/lib/storage';

/** The market's list, or the inventory's. */
type ViewedList = 'wall' | 'owned';

const VIEWS = [
  ['', 'Card view'],
  ['rows', 'List view'],
] as const;

/** Switches a list between cards and rows. Styles show the current view, so the server needn't know it. */
export function ViewButton({ list }: { list: ViewedList }) {
  return (
    <div role="group" aria-label="View" className={`view-button of-${list}`}>
      {VIEWS.map(([view, name]) => (
        <button
          key={view}
          type="button"
          title={name}
          onClick={() => {
            // The page's first script applies the stored views before the first paint (`vite/load-order.ts`).
            document.documentElement.dataset[list] = view;
            localItems.setItem(list, view);
          }}
        >
          <span className="sr-only">
            {name}
            <span className="is-current">, selected</span>
          </span>
        </button>
      ))}
    </div>
  );
}
