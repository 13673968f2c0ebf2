import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import { coveredNext } from '../../messages/bulk';
import type { Progress } from './action-state';

const counted = (count: number, one: string, many: (count: number) => string): string =>
  count === 1 ? one : many(count);

export const completedBefore = (action: Action, progress: Progress): string | undefined => {
  const { steps, at, freed } = progress;
  const missed = new Set(
    progress.missed?.flatMap(({ at: missedAt, id }) => (id === undefined ? missedAt : [])),
  );
  const completed = steps.slice(0, at).filter((_, position) => !missed.has(position));
  const boughtLines = completed.reduce(
    (count, step) => count + (step.kind === 'cart' ? step.message.lines.length : 0),
    0,
  );
  const missedLines = progress.missed?.filter(({ id }) => id !== undefined).length ?? 0;
  const bought = Math.max(0, boughtLines - missedLines);
  const listed = completed.filter(({ kind }) => kind === 'order').length;
  const next = steps[at];

  if (next?.kind === 'order' && next.replaces !== undefined)
    return [
      freed === at
        ? 'The old listing is canceled, and the new one isn’t live, so it isn’t for sale now.'
        : coveredNext(progress) > 1
          ? 'Nothing of these was sent: they’re still listed at their old prices.'
          : 'Nothing was sent: it’s still listed at the old price.',
      ...(listed === 0
        ? []
        : [
            counted(
              listed,
              'Your earlier price change is live.',
              (count) => `Your ${count} earlier price changes are live.`,
            ),
          ]),
    ].join(' ');
  if (listed > 0)
    return counted(
      listed,
      'Your earlier listing is live.',
      (count) => `Your ${count} earlier listings are live.`,
    );
  if (bought === 0) return undefined;
  return (
    definitionOf(action).boughtBefore?.(bought) ??
    counted(
      bought,
      'The trait you bought before is yours.',
      (count) => `The ${count} traits you bought before are yours.`,
    )
  );
};
