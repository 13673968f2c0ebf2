/** A grid that shows at most two rows at every width; further cards are hidden. */
export const cardRow =
  'small-cards grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6 max-sm:[&>li:nth-child(n+7)]:hidden max-md:[&>li:nth-child(n+7)]:hidden max-lg:[&>li:nth-child(n+9)]:hidden';
