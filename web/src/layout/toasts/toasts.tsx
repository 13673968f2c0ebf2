import { useState, type ComponentType, useEffect, useRef } from 'react';
import { lazyModule } from '@/lib/lazy-module';
import { toasts, type Toast } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';
import { NONE, useStore } from '@/lib/use-store';
import { createPortal } from 'react-dom';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TOAST_DURATION_MS, TOASTS_SHOWN } from '@/config/constants';

/** Closes automatically unless it is hovered or focused (§4 Toasts, §9). */
function PlainToast({ id, kind, header, description }: Toast) {
  const toast = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!toast.current?.matches(':hover, :focus-within')) toasts.dismiss(id);
    }, TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [id]);

  return (
    <Alert ref={toast} variant={kind === 'error' ? 'destructive' : 'default'}>
      <AlertTitle>{header}</AlertTitle>
      <AlertDescription>{description}</AlertDescription>
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
function PlainToasts({ shown }: { shown: readonly Toast[] }) {
  return createPortal(
    <div className="pointer-events-auto fixed inset-x-4 bottom-4 z-toast grid gap-2 sm:right-auto sm:w-96">
      {shown.map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </div>,
    document.body,
  );
}

type List = ComponentType<{ shown: readonly Toast[] }>;

const listCode = lazyModule<List>(async () => (await import('./toast-list')).ToastList);

/** Falls back to plain toasts if the code of the full ones fails to load (§4 Toasts). */
export function Toasts({ code = listCode }: { code?: typeof listCode }) {
  // The next one appears, and its time starts, when one of these closes.
  const shown = useStore(toasts, NONE).slice(0, TOASTS_SHOWN);
  const list = useLazyModule(code, shown.length > 0);
  const [hasFailed, setFailed] = useState(false);
  if (list.kind === 'failed' && !hasFailed) setFailed(true);

  if (list.kind === 'loaded') return <list.module shown={shown} />;
  // Plain toasts stay during the retry, because messages can't wait.
  return hasFailed ? <PlainToasts shown={shown} /> : null;
}
