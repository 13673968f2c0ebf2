import { CircleUser, Download, Share2 } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';

import { cn } from '@/lib/cn';

import { lazyComponent } from '../lazy-component';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import type { Shareable } from './shareable';
import { usePanelDismissal } from './use-panel-dismissal';

const loading = <Skeleton className="h-32 w-full rounded-control" />;

const LinkPanel = lazyComponent(async () => (await import('./link-panel')).LinkPanel, { loading });
const PicturePanel = lazyComponent(async () => (await import('./picture-panel')).PicturePanel, {
  loading,
});

const UseAsPicture = lazyComponent(async () => (await import('./use-as-picture')).UseAsPicture, {
  loading,
});

const addressOf = ({ path }: Shareable): string =>
  path === undefined ? window.location.href : new URL(path, window.location.origin).href;

type Panel = 'link' | 'picture' | 'profile';

type ShareActionsProps = {
  of: Shareable;
  className?: string;
  size?: 'sm' | 'default';
  /** Whether the buttons fill the row. */
  isWide?: boolean | undefined;
};

/** Shares by the browser's own sheet; without one, a panel opens below the buttons. */
export function ShareActions({ of, className, size = 'sm', isWide = false }: ShareActionsProps) {
  const [open, setOpen] = useState<Panel>();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(undefined), []);
  usePanelDismissal(root, open !== undefined, close);
  const toggle = (panel: Panel) => setOpen(open === panel ? undefined : panel);
  const share = async () => {
    // Adds `undefined` to the type, because desktop browsers have no share sheet.
    const sheet: Navigator['share'] | undefined = navigator.share;
    if (sheet === undefined) return toggle('link');
    try {
      await sheet.call(navigator, { title: of.title, url: addressOf(of) });
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      setOpen('link');
    }
    return undefined;
  };
  const expanded = (panel: Panel) => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? panelId : undefined,
  });
  return (
    <div ref={root} className={className}>
      <div className={cn('flex flex-wrap gap-2', isWide && '[&>*]:flex-1')}>
        <Button variant="outline" size={size} onClick={() => void share()} {...expanded('link')}>
          <Share2 aria-hidden />
          Share
        </Button>
        <Button
          variant="outline"
          size={size}
          onClick={() => toggle('picture')}
          {...expanded('picture')}
        >
          <Download aria-hidden />
          Save picture
        </Button>
        {of.isOwnAvatar && (
          <Button
            variant="outline"
            size={size}
            onClick={() => toggle('profile')}
            {...expanded('profile')}
          >
            <CircleUser aria-hidden />
            Use as profile picture
          </Button>
        )}
      </div>
      {open !== undefined && (
        <div
          id={panelId}
          className="share-panel mt-2 max-w-md animate-drop-in scroll-mb-8 rounded-control border border-hairline bg-surface-raised p-3"
        >
          {open === 'link' && <LinkPanel title={of.title} address={addressOf(of)} />}
          {open === 'picture' && <PicturePanel of={of} />}
          {open === 'profile' && <UseAsPicture of={of} />}
        </div>
      )}
    </div>
  );
}
