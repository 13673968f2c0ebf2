import type { ComponentProps, CSSProperties } from 'react';

import { PageHeading } from './page-heading';

/** Passes the title's length to the style, which estimates its width. */
const characters = (title: string): CSSProperties & Record<'--characters', number> => ({
  '--characters': [...title].length,
});

/** A page's heading that is as large as fits on one line. */
export function FittedHeading(props: Omit<ComponentProps<typeof PageHeading>, 'isDisplay'>) {
  return (
    <div className="fitted-title" style={characters(props.title)}>
      <PageHeading {...props} />
    </div>
  );
}
