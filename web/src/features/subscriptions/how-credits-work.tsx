import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';
import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  UNDO_HOURS,
} from '@trait-market/contract/economy/benches';
import { REROLL_CREDITS, UPGRADE_CREDITS } from '@trait-market/contract/economy/reroll';

import { Section } from '@/components/page/section';

const points = [
  {
    term: 'What they pay for',
    text: `Changing one slot of an avatar costs ${CREDITS_PER_SLOT} credits: taking a trait off, putting one on, or swapping. In Construct Premium, up to 20 avatars at once cost ${CREDITS_PER_BATCH}. Undoing within ${UNDO_HOURS} hours is free and gives the credits back. A re-roll costs ${REROLL_CREDITS}, an upgrade of three traits ${UPGRADE_CREDITS}.`,
  },
  {
    term: 'Nothing renews automatically',
    text: `You pay once, for ${PERIOD_DAYS} days. You’re notified here and on your dashboard before a plan ends. After that, you have no plan until you buy one again.`,
  },
  {
    term: 'What you don’t use rolls over',
    text: `Credits left when a plan ends stay for ${PERIOD_DAYS} more days. If you buy a plan then, its credits and the rolled-over ones together are kept up to twice the plan: with Basic, that’s 200. Beyond that, the ones that would end first are lost.`,
  },
  {
    term: 'Changing plans',
    text: 'A new plan starts right away and replaces the one you have. The time left on the old plan isn’t added. The credits left from it stay until they end.',
  },
  {
    term: 'Which credits go first',
    text: 'Credits from a plan are spent before extra credits, and those that expire soonest go first.',
  },
  {
    term: 'The border',
    text: 'While you have a plan, your picture has its border. A plan opens nothing else: every feature is open to everyone with enough credits.',
  },
];

export function HowCreditsWork() {
  return (
    <Section title="How credits work">
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {points.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-display text-lg font-bold">{term}</dt>
            <dd className="mt-2 max-w-text text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text text-muted">
        Credits can’t be sold, transferred or turned back into coins.
      </p>
    </Section>
  );
}
