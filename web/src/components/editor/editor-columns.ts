export const editorColumns = {
  row: 'grid grid-cols-1 items-start gap-x-8 gap-y-4 md:grid-cols-12 md:gap-y-8 lg:gap-12',
  /** Scrolls if it is taller than the window, because it stays at the window's top. */
  stage:
    'min-w-0 md:sticky md:top-24 md:col-span-5 md:-m-1 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto md:p-1',
  /** Leaves a window of 900 px room for the figures and two traits to buy below the picture. */
  picture: 'md:mx-auto md:max-w-[max(16rem,calc(100dvh-33rem))]',
  work: 'min-w-0 md:col-span-7',
  /** Keeps a dock below `row` in the column of `work`, so that it doesn't cover `stage`. */
  dock: 'md:ml-[calc((100%+2rem)*5/12)] lg:ml-[calc((100%+3rem)*5/12)]',
} as const;
