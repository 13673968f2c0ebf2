import { NOTICE } from '@/config/constants';

export function NoticeBanner() {
  return (
    <section aria-label="Notice" className="border-b border-hairline bg-surface">
      <p className="page-columns flex items-baseline gap-3 py-2 text-xs text-muted sm:text-sm">
        <span aria-hidden className="size-2 shrink-0 -translate-y-px rounded-full bg-success" />
        {NOTICE}
      </p>
    </section>
  );
}
