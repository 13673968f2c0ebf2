import { type VariantProps, cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import * as ToastPrimitive from 'radix-ui/toast';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return <ToastPrimitive.Provider {...props} />;
}

/** Has `aria-live`, because modal dialogs hide all but live regions from screen readers. */
export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      asChild
      aria-live="off"
      data-slot="toast-viewport"
      className={cn('pointer-events-none z-toast outline-none', className)}
      {...props}
    >
      <div />
    </ToastPrimitive.Viewport>
  );
}

const toastVariants = cva(
  'pointer-events-auto relative grid gap-1 rounded-control border border-l-4 border-hairline bg-surface-raised py-3 pr-14 pl-4 text-sm text-foreground shadow-modal data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      variant: { default: 'border-l-foreground', destructive: 'border-l-danger' },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** The toast itself isn't a live region, because Radix's toast announces it once. */
export function Toast({
  className,
  variant,
  children,
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & VariantProps<typeof toastVariants>) {
  return (
    <ToastPrimitive.Root
      asChild
      data-slot="toast"
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-live="off"
      className={cn(toastVariants({ variant }), className)}
      style={{ pointerEvents: 'auto' }}
      {...props}
    >
      <div>{children}</div>
    </ToastPrimitive.Root>
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return (
    <ToastPrimitive.Title
      data-slot="toast-title"
      className={cn('font-semibold break-words', className)}
      {...props}
    />
  );
}

export function ToastDescription({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    <ToastPrimitive.Description
      data-slot="toast-description"
      className={cn('line-clamp-6 break-words text-muted', className)}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close
      data-slot="toast-close"
      className={cn(
        'absolute top-2 right-2 inline-flex size-9 cursor-pointer items-center justify-center rounded-control text-muted transition-colors hover:bg-hairline hover:text-foreground',
        className,
      )}
      {...props}
    >
      <X aria-hidden className="size-5" />
      <span className="sr-only">Dismiss</span>
    </ToastPrimitive.Close>
  );
}
