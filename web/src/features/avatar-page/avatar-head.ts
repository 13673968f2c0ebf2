export const avatarHead = {
  row: 'grid items-start gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12',
  picture: 'max-md:mb-2 lg:col-start-1 lg:row-span-2 lg:row-start-1',
  words: 'min-w-0',
  /** Reserves the line of the price's note. */
  prices: 'mt-4 grid min-h-21.25 grid-cols-2 gap-x-6 border-t border-hairline pt-4',
  /** On tablets across both columns, because the picture is shorter than all words. */
  more: 'min-w-0 md:max-lg:col-span-2',
  // A margin of 100% is as tall as the square picture, so that wide screens have it right below.
  share: 'md:max-lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-[calc(100%+1rem)]',
  facts:
    'grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 md:max-lg:grid-cols-3 xl:grid-cols-3',
} as const;
