import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { Button } from '../ui/button';

type StepButtonsProps = {
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  /** Restores the worn look, as one step that the user can undo. */
  onReset: (() => void) | undefined;
};

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog]') !==
    null;

export function StepButtons({ onUndo, onRedo, onReset }: StepButtonsProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    (isRedo ? onRedo : onUndo)?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const button = (words: string, icon: React.ReactNode, action: (() => void) | undefined) => (
    // Not `disabled`, which would take the focus from the button after the last step.
    <Button
      variant="outline"
      size="icon"
      aria-label={words}
      title={words}
      aria-disabled={action === undefined}
      onClick={() => action?.()}
    >
      {icon}
    </Button>
  );
  return (
    <div role="group" aria-label="Steps" className="flex gap-2">
      {button('Undo', <Undo2 aria-hidden />, onUndo)}
      {button('Redo', <Redo2 aria-hidden />, onRedo)}
      {button('Start over', <RotateCcw aria-hidden />, onReset)}
    </div>
  );
}
