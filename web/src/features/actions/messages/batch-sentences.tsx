import { Sentences } from './text/sentence-list';
import type { Labels } from './text/labels';
import { batchFacts, type DressBatchStep } from './batch-facts';

type BatchSentencesProps = {
  step: DressBatchStep;
  labels: Labels;
};

/** The meaning of a batch: sentences for all avatars, then for each. */
export function BatchSentences({ step, labels }: BatchSentencesProps) {
  const { about, avatars } = batchFacts(step, labels);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Sentences words={about} />
      <ol aria-label="What changes on each avatar" className="grid grid-cols-1">
        {avatars.map(({ id, name, sentences }, position) => (
          <li key={id} className="grid grid-cols-1 gap-1.5 border-t border-hairline pb-4">
            {/* The avatar's heading stays visible while its sentences scroll. */}
            <h4 className="sticky top-0 flex gap-2 bg-surface pt-3 pb-1 text-sm font-semibold">
              <span className="shrink-0 text-muted tabular-nums">
                {position + 1} of {avatars.length}
              </span>{' '}
              <span translate="no" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </h4>
            <Sentences words={sentences} />
          </li>
        ))}
      </ol>
    </div>
  );
}
