import { useState, type ComponentType, useEffect, useRef } from 'react';
import { lazyModule } from '@/lib/lazy-module';
import { toasts, type Toast } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';
import { waitingText, type ToastsProps } from './waiting';
import { NONE, useStore } from '@/lib/use-store';
import { createPortal } from 'react-dom';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TOAST_DURATION_MS } from '@/config/constants';

type ShownToast = ToastsProps & { toast: Toast };

/** Closes automatically unless it is hovered or focused (§4 Toasts, §9). */
function PlainToast({ toast: { id, kind, header, description }, waiting }: ShownToast) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!element.current?.matches(':hover, :focus-within')) toasts.dismiss(id);
    }, TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [id]);

  return (
    <Alert ref={element} variant={kind === 'error' ? 'destructive' : 'default'}>
      <AlertTitle>{header}</AlertTitle>
      <AlertDescription>{description}</AlertDescription>
      {waiting > 0 && <p>{waitingText(waiting)}</p>}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => toasts.dismiss(id)}
      >
        Dismiss
      </Button>
    </Alert>
  );
}

/** Renders outside the app's root, because an open dialog would hide and disable it there. */
function PlainToasts({ toast, waiting }: ToastsProps) {
  return createPortal(
    <div data-slot="toast-viewport" className="pointer-events-auto z-toast">
      {toast && <PlainToast key={toast.id} toast={toast} waiting={waiting} />}
    </div>,
    document.body,
  );
}

const listCode = lazyModule<ComponentType<ToastsProps>>(
  async () => (await import('./toast-list')).ToastList,
);

/** Falls back to plain toasts if the code of the full ones fails to load (§4 Toasts). */
export function Toasts({ code = listCode }: { code?: typeof listCode }) {
  // The next one appears, and its time starts, when this one closes.
  const [toast, ...others] = useStore(toasts, NONE);
  const props = { toast, waiting: others.length };
  const list = useLazyModule(code, toast !== undefined);
  const [hasFailed, setFailed] = useState(false);
  if (list.kind === 'failed' && !hasFailed) setFailed(true);

  if (list.kind === 'loaded') return <list.module {...props} />;
  // Plain toasts stay during the retry, because messages can't wait.
  return hasFailed ? <PlainToasts {...props} /> : null;
}
