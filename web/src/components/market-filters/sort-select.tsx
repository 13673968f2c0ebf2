import { Info } from 'lucide-react';
import { useId } from 'react';

import { Hint } from '@/components/hint';
import { NativeSelect } from '@/components/ui/native-select';

type SortSelectProps<Sort extends string> = {
  sort: Sort;
  orders: Readonly<Record<Sort, string>>;
  /** How prices are compared, in a tooltip; empty to reserve its space. */
  tip: string | undefined;
  onChange: (sort: Sort) => void;
};

export function SortSelect<Sort extends string>({
  sort,
  orders,
  tip,
  onChange,
}: SortSelectProps<Sort>) {
  const id = useId();
  const isOrder = (text: string): text is Sort => text in orders;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <NativeSelect
        id={id}
        value={sort}
        onChange={({ target }) => isOrder(target.value) && onChange(target.value)}
      >
        {Object.entries<string>(orders).map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {tip !== undefined && (
        // Has the tip's size before it has loaded, to prevent a layout shift.
        <span className="flex size-6 items-center justify-center">
          {tip && (
            <Hint hint={tip} className="size-6 justify-center text-muted no-underline">
              <Info aria-hidden className="size-4" />
              <span className="sr-only">How prices are compared</span>
            </Hint>
          )}
        </span>
      )}
    </div>
  );
}
