/** The columns of a bench: the stage, which stays in view, and what is chosen from beside it. */
export const benchColumns = {
  row: 'grid items-start gap-8 lg:grid-cols-12 lg:gap-12',
  stage: 'min-w-0 lg:sticky lg:top-24 lg:col-span-5',
  work: 'min-w-0 lg:col-span-7',
} as const;
