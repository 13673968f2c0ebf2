import { NewsButton } from './news-button';

type NewsOfListProps<Page> = {
  /** The first page as shown, newest first. */
  first: Page;
  /** The latest version of the page. */
  newest: Page;
  /** The singular and plural of new items: "new event", "new events". */
  one: string;
  many: string;
  onShow: (newest: Page) => void;
};

/** Announces the items that a list has gained, and shows them on request. */
export function NewsOfList<Page extends { items: readonly { id: string }[] }>({
  first,
  newest,
  one,
  many,
  onShow,
}: NewsOfListProps<Page>) {
  const shownIds = new Set(first.items.map(({ id }) => id));
  const firstShown = newest.items.findIndex(({ id }) => shownIds.has(id));
  return (
    <NewsButton
      count={firstShown === -1 ? newest.items.length : firstShown}
      one={one}
      many={many}
      onShow={() => onShow(newest)}
    />
  );
}
