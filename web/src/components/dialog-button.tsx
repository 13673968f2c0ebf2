import { useRef, useState, type ComponentProps, type ComponentType } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { Button } from '@/components/ui/button';
import type { LazyModule } from '@/lib/lazy-module';
import { useLazyModule } from '@/lib/use-lazy-module';

type Closing = { onClose: () => void; onClosed: () => void };

export type DialogButtonProps<Props> = ComponentProps<typeof Button> & {
  title: string;
  code: LazyModule<ComponentType<Props & Closing>>;
  /** The properties of the dialog; undefined while it can't be rendered yet. */
  dialog: Props | undefined;
};

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
