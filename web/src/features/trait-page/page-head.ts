/** The parts of the page's head. On phones, the prices are right below the title, on the first screen, and the tools below them. On tablets, the prices and buttons are below the picture. */
export const pageHead = {
  row: 'grid items-start gap-x-8 gap-y-6 md:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12',
  picture:
    'max-sm:mx-auto max-sm:w-52 md:col-span-6 lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1',
  title: 'min-w-0 max-sm:contents md:col-span-6 lg:col-span-7 lg:col-start-6 lg:row-start-1',
  tools: 'flex flex-wrap gap-2 max-sm:order-1 sm:mt-4',
  market: 'grid min-w-0 gap-6 max-sm:contents md:col-span-12 lg:col-span-7 lg:col-start-6',
  actions: 'grid min-w-0 gap-6 max-sm:order-2',
  // A margin of 100% is as tall as the square picture, so that wide screens have it right below.
  share:
    'max-sm:order-3 md:col-span-12 lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-[calc(100%+1rem)]',
};
