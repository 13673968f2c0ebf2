import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import { coveredNext } from '../../messages/bulk';
import { messageOf } from '../../messages/signed-messages';
import type { Progress } from './action-state';

const counted = (count: number, one: string, many: (count: number) => string): string =>
  count === 1 ? one : many(count);

/** Returns whether a step before the current one was sent, such as an approval or a wrapping. */
const hasSent = ({ steps, at, held = [], missed = [] }: Progress): boolean => {
  const unsent = new Set([...held, ...missed].map((one) => one.at));
  return steps.slice(0, at).some((_, place) => !unsent.has(place));
};

/** `isStored`: the step may have been executed. */
export const completedBefore = (
  action: Action,
  progress: Progress,
  isStored = false,
): string | undefined => {
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

  if (next?.kind === 'order' && next.replaces !== undefined) {
    const notForSale = steps.filter(
      (_, place) => place >= at && place <= (freed ?? -1) && !missed.has(place),
    ).length;
    const noun = messageOf(next).noun(next);
    if (noun !== 'listing') {
      if (notForSale > 0)
        return `Your old ${noun} is canceled, and the new one isn’t live, so you have no ${noun} now.`;
      if (isStored) return '';
      if (noun === 'offer') return 'Your offer still stands at the old price.';
      return hasSent(progress)
        ? 'Your trade is still as it was.'
        : 'Nothing was sent: your trade is still as it was.';
    }
    const ofOld =
      notForSale > 0
        ? counted(
            notForSale,
            'The old listing is canceled, and the new one isn’t live, so it isn’t for sale now.',
            (count) =>
              `The old listings are canceled, and ${count} new ones aren’t live, so these aren’t for sale now.`,
          )
        : coveredNext(progress) > 1
          ? 'Nothing of these was sent: they’re still listed at their old prices.'
          : 'Nothing was sent: it’s still listed at the old price.';
    return [
      // The cancellation may have been executed without a response.
      ...(isStored && notForSale === 0 ? [] : [ofOld]),
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
  }
  if (listed > 0) {
    const order = completed.find(({ kind }) => kind === 'order');
    const noun = order === undefined ? 'order' : messageOf(order).noun(order);
    return counted(
      listed,
      `Your earlier ${noun} is live.`,
      (count) => `Your ${count} earlier ${noun}s are live.`,
    );
  }
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

/** Says within a review what was sent before, or that nothing was. */
export const sentBefore = (action: Action, progress: Progress): string =>
  completedBefore(action, progress) ??
  (hasSent(progress) ? 'What you signed before that was sent.' : 'Nothing was sent.');
