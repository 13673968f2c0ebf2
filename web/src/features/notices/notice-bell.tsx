import type { WalletAddress } from '@trait-market/contract/shared';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '@/components/lazy-component';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { openNoticeTabs } from './notice-tabs';
import { PanelLoading } from './panel-loading';
import { useLatestNotices } from './use-latest-notices';
import { useNoticeToasts } from './use-notice-toasts';

export const countText = (unread: number): string => (unread > 99 ? '99+' : String(unread));

const COUNTED = /^\(\d+\+?\) /;

/** Puts the number of unread notifications in front of a hidden page's title. */
const useUnreadTitle = (unread: number): void => {
  useEffect(() => {
    const update = () => {
      const bare = document.title.replace(COUNTED, '');
      const isHidden = document.visibilityState === 'hidden';
      document.title = isHidden && unread > 0 ? `(${countText(unread)}) ${bare}` : bare;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      document.title = document.title.replace(COUNTED, '');
    };
  }, [unread]);
};

const NoticePanel = lazyComponent(async () => (await import('./notice-panel')).NoticePanel, {
  loading: <PanelLoading />,
});

const nameOf = (unread: number): string =>
  unread > 0 ? `Notifications, ${countText(unread)} unread` : 'Notifications';

/** Pass the address as the `key` too, so that the bells of two wallets share no state. */
export function NoticeBell({ address }: { address: WalletAddress }) {
  const tabs = useRef<ReturnType<typeof openNoticeTabs>>(undefined);
  const { page, show, dataUpdatedAt, error, isFetching, refetch } = useLatestNotices((fetched) =>
    tabs.current?.tell(fetched),
  );
  const announceShown = useNoticeToasts(page);
  const unread = page?.unread ?? 0;
  useUnreadTitle(unread);
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();

  const onHeard = useRef<Parameters<typeof openNoticeTabs>[1]>(undefined);
  useEffect(() => {
    onHeard.current = ({ page: heard, isShown }) => {
      if (isShown) announceShown(heard);
      show(heard);
    };
  });
  useEffect(() => {
    const opened = openNoticeTabs(address, (heard) => onHeard.current?.(heard));
    tabs.current = opened;
    return opened.close;
  }, [address]);

  return (
    <div {...rootProps} className="sm:relative">
      <button
        type="button"
        aria-label={nameOf(unread)}
        {...triggerProps}
        className="relative grid size-10 cursor-pointer place-content-center rounded-control text-muted transition-colors hover:bg-surface-raised hover:text-foreground aria-expanded:text-foreground"
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-1 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-accent tabular-nums"
          >
            {countText(unread)}
          </span>
        )}
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute inset-x-2 top-full z-menu mt-2 animate-drop-in rounded-control border border-hairline bg-surface shadow-menu sm:right-0 sm:left-auto sm:w-96"
        >
          <NoticePanel
            page={page}
            fetchedAt={new Date(dataUpdatedAt)}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </div>
  );
}
