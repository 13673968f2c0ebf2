/** The parts of the page's head. On phones, the prices below the title are on the first screen. On tablets, the prices and buttons are below the picture. */
export const pageHead = {
  row: 'grid items-start gap-x-8 gap-y-6 md:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12',
  picture:
    'max-sm:mx-auto max-sm:w-60 md:col-span-6 lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1',
  title: 'min-w-0 md:col-span-6 lg:col-span-7 lg:col-start-6 lg:row-start-1',
  market: 'grid min-w-0 gap-6 md:col-span-12 lg:col-span-7 lg:col-start-6',
  // A margin of 100% is as tall as the square picture, so that wide screens have it right below.
  share:
    'md:col-span-12 lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-[calc(100%+1rem)]',
};
