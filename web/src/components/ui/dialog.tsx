import { X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '@/lib/cn';
import { useDialogEntry } from '@/lib/page-history/dialog-entry';

import { PartErrorBoundary } from './error-boundary';

/** Without `onOpenChange` nothing dismisses the dialog, and Back leaves the page (§2). */
export function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  useDialogEntry({ isActive: props.open === true && props.onOpenChange !== undefined });
  return <DialogPrimitive.Root {...props} />;
}

export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  /** False hides the close button, for a dialog whose caller handles Escape and outside presses. */
  showCloseButton?: boolean;
};

/**
 * A dialog in the modal layer (§9). Its top edge is fixed, so that steps of different heights don't
 * move it. Content that is too long scrolls inside the dialog.
 */
export function DialogContent({
  className,
  children,
  showCloseButton = true,
  ...props
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-modal bg-overlay data-[state=open]:animate-fade-in print:hidden"
      />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'fixed top-4 left-1/2 z-modal flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 flex-col gap-4 scroll-pb-52 overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface p-5 text-foreground shadow-modal outline-none data-[state=open]:animate-rise-in sm:top-[6dvh] sm:max-h-[calc(94dvh-1rem)] sm:scroll-pb-36 sm:p-6 max-lg:has-data-[slot=form-summary]:scroll-pb-60',
          className,
        )}
        // Radix would focus the first control, whose tooltip could cover a price, or which a touch
        // screen would open its keyboard for.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        {...props}
      >
        <PartErrorBoundary name="This dialog">{children}</PartErrorBoundary>
        {showCloseButton && (
          <DialogPrimitive.Close className="absolute top-3 right-3 inline-flex size-9 cursor-pointer items-center justify-center rounded-control text-muted transition-colors hover:bg-surface-raised hover:text-foreground">
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </DialogPrimitive.Close>
        )}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="dialog-header" className={cn('flex flex-col gap-2', className)} {...props} />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

type DialogActionsProps = ComponentProps<'div'> & {
  /** Says why the main button is disabled. */
  reason?: ReactNode;
  /** The confirmation that enables the main button, right above it. */
  check?: ReactNode;
};

/** The main buttons of a dialog, which stay visible while its content scrolls. */
export function DialogActions({ className, reason, check, ...props }: DialogActionsProps) {
  return (
    <div
      data-slot="dialog-actions"
      className="sticky -bottom-5 -mx-5 -mb-5 grid grid-cols-1 gap-2 border-t border-hairline bg-surface px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(max-height:30rem)]:static"
    >
      {reason !== undefined && <div className="text-sm font-semibold">{reason}</div>}
      {check}
      <div className={cn('flex flex-col-reverse gap-2 sm:flex-row', className)} {...props} />
    </div>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('pr-10 font-display text-lg leading-tight font-bold', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-sm text-muted', className)}
      {...props}
    />
  );
}
