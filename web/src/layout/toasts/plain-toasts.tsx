import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TOAST_DURATION_MS } from '@/config/constants';
import { toasts, type Toast } from '@/lib/toasts';

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
export function PlainToasts({ shown }: { shown: readonly Toast[] }) {
  return createPortal(
    <div className="pointer-events-auto fixed inset-x-4 bottom-4 z-toast grid gap-2 sm:left-auto sm:w-96">
      {shown.map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </div>,
    document.body,
  );
}
