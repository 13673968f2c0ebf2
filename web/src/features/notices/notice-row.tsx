import type { Notice } from '@trait-market/contract/economy/notices';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { TimeAgo } from '@/components/economy/activity/time-ago';

import { useSealedDraws } from '@/lib/economy/draws/sealed/use-sealed-draws';

import { useInactiveOrder } from './use-inactive-order';
import { noticeItem, noticeWords, tradedItems } from './notice-words';

const PICTURE = 48;

type NoticeRowProps = {
  notice: Notice;
  now: Date;
  onOpen: () => void;
};

export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  // Renders again once a draw is revealed, until when its result isn't named.
  const { sealed, isLoading } = useSealedDraws();
  const drawn = isLoading
    ? undefined
    : new Set(sealed.flatMap(({ picks = {} }) => Object.keys(picks)));
  const { title, text, to } = noticeWords(notice, useInactiveOrder(notice), drawn);
  const item = noticeItem(notice, drawn);
  const traded = tradedItems(notice, drawn);
  const isUnread = notice.readAt === null;
  return (
    <Link
      to={to}
      onClick={onOpen}
      className="grid grid-cols-[3rem_minmax(0,1fr)_0.625rem] gap-x-3 rounded-tag p-3 hover:bg-surface-raised"
    >
      {traded ? (
        <span aria-hidden className="relative size-12">
          <ItemPicture item={traded[0]} size={PICTURE} className="absolute top-0 left-0 size-8" />
          <ItemPicture
            item={traded[1]}
            size={PICTURE}
            className="absolute right-0 bottom-0 size-8 ring-2 ring-surface"
          />
        </span>
      ) : item ? (
        <ItemPicture item={item} size={PICTURE} className="size-12" />
      ) : (
        <span className="grid size-12 place-content-center rounded-control bg-wall text-muted">
          <Bell aria-hidden className="size-5" />
        </span>
      )}
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">
          {isUnread && <span className="sr-only">Unread: </span>}
          <span>{title}</span>
        </span>{' '}
        <span className="line-clamp-4 break-words">{text}</span>{' '}
        <span className="block text-xs text-muted">
          <TimeAgo at={notice.createdAt} now={now} />
        </span>
      </span>
      {isUnread && <span aria-hidden className="mt-1.5 size-2.5 rounded-full bg-accent" />}
    </Link>
  );
}
