import { useRef, useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '@/components/ui/toast';
import { TOAST_DURATION_MS, TOAST_SWIPE_PX } from '@/config/constants';
import { toasts } from '@/lib/toasts';

import { waitingText, type ToastsProps } from './waiting';

/** When a region becomes empty, returns its focus to the last element outside that had it. */
const useFocusReturn = (place: RefObject<HTMLElement | null>, isEmpty: boolean): void => {
  const origin = useRef<Element>(null);

  useEffect(() => {
    const remember = () => {
      const region = place.current?.closest('[role=region]');
      if (!region?.contains(document.activeElement)) origin.current = document.activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);

  useEffect(() => {
    if (!isEmpty || !place.current?.contains(document.activeElement)) return;
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  }, [place, isEmpty]);
};

/** Renders outside the app's root, which a dialog hides from screen readers (§4 Toasts, §9). */
export function ToastList({ toast, waiting }: ToastsProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useFocusReturn(viewport, toast === undefined);
  return (
    <ToastProvider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX}>
      {toast && (
        <Toast
          key={toast.id}
          variant={toast.kind === 'error' ? 'destructive' : 'default'}
          type={toast.kind === 'error' ? 'foreground' : 'background'}
          className={toast.isInTray ? 'in-tray' : undefined}
          onOpenChange={(isOpen) => !isOpen && toasts.dismiss(toast.id)}
        >
          <ToastTitle>{toast.header}</ToastTitle>
          <ToastDescription>{toast.description}</ToastDescription>
          {waiting > 0 && <p className="font-semibold">{waitingText(waiting)}</p>}
          <ToastClose />
        </Toast>
      )}
      {createPortal(<ToastViewport ref={viewport} />, document.body)}
    </ToastProvider>
  );
}
