export const editorColumns = {
  row: 'grid grid-cols-1 items-start gap-8 md:grid-cols-12 lg:gap-12',
  stage: 'min-w-0 md:sticky md:top-24 md:col-span-5',
  work: 'min-w-0 md:col-span-7',
} as const;
