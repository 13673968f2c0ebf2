import { createPortal } from 'react-dom';

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toasts, type Toast } from '@/lib/toasts';

/**
 * Toasts without the code that times and swipes them: they stay until they are dismissed. Like the
 * others they stand beside the app, where an open dialog neither hides nor deadens them.
 */
export function PlainToasts({ shown }: { shown: readonly Toast[] }) {
  return createPortal(
    <div className="pointer-events-auto fixed inset-x-4 bottom-4 z-toast grid gap-2 sm:left-auto sm:w-96">
      {shown.map(({ id, kind, header, description }) => (
        <Alert key={id} variant={kind === 'error' ? 'destructive' : 'default'}>
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
      ))}
    </div>,
    document.body,
  );
}
