import { CheckInput } from '@/components/ui/check-input';

type SelectBoxProps = {
  id: string;
  name: string;
  isSelected: boolean;
  /** Whether the maximum number is selected. */
  isFull: boolean;
  onToggle: () => void;
};

/** A checkbox that covers a card's or row's whole picture, which makes it easy to touch. */
export function SelectBox({ id, name, isSelected, isFull, onToggle }: SelectBoxProps) {
  return (
    <label
      htmlFor={`select-${id}`}
      className="select-box absolute inset-x-0 top-0 aspect-square cursor-pointer rounded-card p-3 has-checked:outline-3 has-checked:-outline-offset-3 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-foreground"
    >
      <span className="sr-only">{`Select ${name}`}</span>
      <CheckInput
        id={`select-${id}`}
        checked={isSelected}
        disabled={isFull && !isSelected}
        className="size-6 checked:after:inset-x-[0.4rem] checked:after:h-[0.8rem]"
        onChange={onToggle}
      />
    </label>
  );
}
