import { cn } from '@/lib/cn';

type CheckChipsProps<T extends string> = {
  legend: string;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: readonly T[];
  onToggle: (value: T) => void;
  /** Adds a first chip, which is checked while no value is chosen. */
  onAll?: () => void;
  /** Whether wide screens show the chips in the row of a page's tools, without their legend. */
  isInRow?: boolean;
  id?: string;
  className?: string;
};

export function CheckChips<T extends string>({
  legend,
  values,
  names,
  chosen,
  onToggle,
  onAll,
  isInRow = false,
  id,
  className,
}: CheckChipsProps<T>) {
  const chipOf = (name: string, isChecked: boolean, onChange: () => void) => (
    <li key={name}>
      <label
        className={cn(
          'inline-flex h-10 cursor-pointer items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised has-checked:border-foreground has-checked:bg-foreground has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground',
          isInRow && 'xl:px-2.5',
        )}
      >
        <input type="checkbox" checked={isChecked} onChange={onChange} className="sr-only" />
        {name}
      </label>
    </li>
  );
  return (
    <fieldset id={id} className={cn('min-w-0', className)}>
      <legend className={cn('text-sm leading-snug font-medium', isInRow && 'xl:sr-only')}>
        {legend}
      </legend>
      <ul className={cn('flex flex-wrap gap-2', isInRow ? 'mt-2 xl:mt-0 xl:gap-1.5' : 'mt-2')}>
        {onAll && chipOf('All', chosen.length === 0, onAll)}
        {values.map((value) => chipOf(names[value], chosen.includes(value), () => onToggle(value)))}
      </ul>
    </fieldset>
  );
}
