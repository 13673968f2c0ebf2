export const avatarHead = {
  row: 'grid items-start gap-8 md:grid-cols-12 lg:gap-12',
  picture: 'md:col-span-6',
  words: 'min-w-0 md:col-span-6',
  facts: 'mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 xl:grid-cols-3',
} as const;
