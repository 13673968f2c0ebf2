import { X } from 'lucide-react';

import { Button } from '@/components/ui/button';

/** Moves the focus out of a row before its removal: to a neighbor, or to the dialog's title. */
const focusNeighbor = (button: Element): void => {
  const row = button.closest('tr, li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next =
    neighbor?.querySelector<HTMLElement>('[data-remove]') ??
    button.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-slot=dialog-title]');
  next?.focus();
};

type TakeOutButtonProps = { name: string; onRemove: () => void };

/** Takes a row out of a form for several items. */
export function TakeOutButton({ name, onRemove }: TakeOutButtonProps) {
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-label={`Take out ${name}`}
      data-remove=""
      onClick={({ currentTarget }) => {
        focusNeighbor(currentTarget);
        onRemove();
      }}
    >
      <X aria-hidden />
    </Button>
  );
}
