import { useRef, useState, type ComponentProps, type ComponentType } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { Button } from '@/components/ui/button';
import type { LazyModule } from '@/lib/lazy-module';
import { useLazyModule } from '@/lib/use-lazy-module';

/** What a dialog says to the button that opened it: that it wants to go, and that it has gone. */
type Closing = { onClose: () => void; onClosed: () => void };

type DialogButtonProps<Props> = ComponentProps<typeof Button> & {
  /** The dialog's. */
  title: string;
  code: LazyModule<ComponentType<Props & Closing>>;
  /** What the dialog is drawn from; undefined: it cannot be drawn yet. */
  dialog: Props | undefined;
};

/** Opens a dialog whose code loads with the first press. */
export function DialogButton<Props extends object>({
  title,
  code,
  dialog,
  ...button
}: DialogButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const state = useLazyModule(code, isOpen);
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={ref}
        variant="outline"
        aria-haspopup="dialog"
        disabled={!dialog}
        onClick={() => setOpen(true)}
        {...button}
      />
      {isOpen && dialog && state.kind === 'loaded' && (
        <state.module {...dialog} onClose={close} onClosed={() => ref.current?.focus()} />
      )}
      {isOpen && state.kind !== 'loaded' && (
        <OpeningDialog title={title} code={state} onRetry={code.load} onCancel={close} />
      )}
    </>
  );
}
