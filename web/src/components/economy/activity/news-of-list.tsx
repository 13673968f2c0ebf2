import { NewsButton } from './news-button';

type NewsOfListProps<Page> = {
  first: Page;
  newest: Page;
  one: string;
  many: string;
  onShow: (newest: Page) => void;
};

/** Announces that a list has new items, and shows them when the user presses the button. */
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
