export const constructionLayout = {
  entry: 'grid gap-5 @min-[56rem]:grid-cols-12 @min-[56rem]:gap-10',
  pictures: '@min-[56rem]:col-span-7',
  words: 'min-w-0 @min-[56rem]:col-span-5',
  /** The grid of the figures. With two columns, the last figure (the price) fills a whole row. */
  figures:
    'grid grid-cols-2 gap-x-6 gap-y-4 *:last:col-span-2 @min-[34rem]:grid-cols-3 @min-[34rem]:*:last:col-span-1 @min-[56rem]:grid-cols-2 @min-[56rem]:*:last:col-span-2',
  pair: 'grid gap-0.5 @min-[26rem]:grid-cols-2',
  after: '@min-[26rem]:col-start-2',
  hidden: 'opacity-0 @min-[26rem]:opacity-100',
  arrow: 'hidden @min-[26rem]:grid',
  toggle: '@min-[26rem]:hidden',
} as const;
