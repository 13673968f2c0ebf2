import { PRODUCT_NAME } from '@/config/constants';
import { cn } from '@/lib/cn';

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path d="M10.2 13.6a6.2 6.2 0 1 1 11.6 0z" fill="var(--accent)" />
      <path d="M4 15.4h24v4.4h-8.6V29h-6.8v-9.2H4z" fill="currentColor" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-display text-lg font-extrabold tracking-tight',
        className,
      )}
    >
      <LogoMark />
      <span className="pt-0.5 leading-none max-[24em]:sr-only">{PRODUCT_NAME}</span>
    </span>
  );
}
