const isDiscarded = (): boolean => 'wasDiscarded' in document && document.wasDiscarded === true;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Returns whether the user, or a browser that had discarded the tab, reloaded this very page. */
export const isReloadOf = (page: string): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry &&
        (entry.type === 'reload' || isDiscarded()) &&
        pathOf(entry.name) === page,
    );
