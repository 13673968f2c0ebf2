import type { ReactNode } from 'react';

import { ActivityArt } from '@/components/art/activity-art';
import { CollectionsArt } from '@/components/art/collections-art';
import { ConstructArt } from '@/components/art/construct-art';
import { ConstructFeedArt } from '@/components/art/construct-feed-art';
import { ConstructPremiumArt } from '@/components/art/construct-premium-art';
import { CreditsArt } from '@/components/art/credits-art';
import { ExtractArt } from '@/components/art/extract-art';
import { LeadersArt } from '@/components/art/leaders-art';
import { PacksArt } from '@/components/art/packs-art';
import { PlaygroundArt } from '@/components/art/playground-art';
import { RerollArt } from '@/components/art/reroll-art';
import { TheLightArt } from '@/components/art/the-light-art';
import { paths } from '@/config/paths';
import type { StageFlag } from '@/lib/flags/flags';

/** Features with a preview: every feature that has a stage, and subscriptions. */
export type PreviewedFeature =
  | (StageFlag extends `stage-${infer Feature}` ? Feature : never)
  | 'subscriptions';

type Preview = {
  title: string;
  art: ReactNode;
  isArtLeft?: true;
  lead: string;
  next: readonly (readonly [label: string, to: string])[];
  points?: readonly (readonly [term: string, text: string])[];
  /** How it will work. */
  steps?: readonly string[];
  note?: ReactNode;
};

export const previews: Record<PreviewedFeature, Preview> = {
  activity: {
    title: 'Activity',
    art: <ActivityArt />,
    isArtLeft: true,
    lead: 'Every sale, trade, extraction and construction on the market, newest first.',
    next: [['See what’s on the market', paths.market]],
    points: [
      ['Sales and trades', 'Which trait was sold or traded, by whom, to whom, and for how much.'],
      [
        'Extractions and constructions',
        'Which traits were taken off an avatar, and which were put on.',
      ],
      ['Only what has happened', 'An entry appears once it has happened, never before.'],
    ],
  },
  collections: {
    title: 'Collections',
    art: <CollectionsArt />,
    isArtLeft: true,
    lead: 'Every avatar belongs to a collection with its own style. You’ll be able to browse them all here.',
    next: [['Search traits instead', paths.market]],
  },
  construct: {
    title: 'Construct',
    art: <ConstructArt />,
    isArtLeft: true,
    lead: 'Put traits you own on an avatar you own. Hat, eyes, coat: one of each.',
    next: [['Find a trait to put on', paths.market]],
    steps: [
      'Choose an avatar, and the loose traits to put on it.',
      'Try them on until it looks right. Trying is free.',
      'Sign once with your wallet, and everyone sees the new look.',
    ],
  },
  'construct-premium': {
    title: 'Construct Premium',
    art: <ConstructPremiumArt />,
    lead: 'Construct, with more to work with.',
    next: [
      ['Go to Construct', paths.construct],
      ['About credits', paths.subscriptions],
    ],
    points: [
      ['What it adds', 'We’ll list it all here before anyone can pay for it.'],
      ['What it costs', 'There’s no price yet, and nothing to sign up for.'],
      ['What stays', 'Construct works without it, with any avatar and any trait you own.'],
    ],
  },
  constructions: {
    title: 'Construct Feed',
    art: <ConstructFeedArt />,
    isArtLeft: true,
    lead: 'The latest avatars that people have constructed.',
    next: [['About Construct', paths.construct]],
    note: (
      <p className="max-w-text border-t border-hairline pt-8 text-lg">
        Each entry will show the finished avatar, the traits that were put on it, and who built it.
      </p>
    ),
  },
  extract: {
    title: 'Extract',
    art: <ExtractArt />,
    lead: 'Take one trait off an avatar. The trait becomes a separate NFT, and the avatar keeps the rest.',
    next: [['Put traits on with Construct', paths.construct]],
    steps: [
      'Choose an avatar you own, and the trait to take off.',
      'See what both will look like, side by side, before anything happens.',
      'Sign with your wallet. The trait is then yours to keep, trade or sell.',
    ],
  },
  leaders: {
    title: 'Leaders',
    art: <LeadersArt />,
    lead: 'The collectors who trade, build and burn the most.',
    next: [['See the collections', paths.collections]],
    points: [
      ['By trade', 'The collectors who buy and sell the most.'],
      ['By constructions', 'The collectors who construct the most avatars.'],
      ['By burns', 'The collectors who burn the most, and make the rest scarcer.'],
    ],
  },
  packs: {
    title: 'Packs',
    art: <PacksArt />,
    lead: 'A sealed set of traits. You find out what’s inside when you open it.',
    next: [['Choose a trait yourself', paths.market]],
    steps: [
      'Before you buy, you see what a pack can contain and how likely each trait is.',
      'Open it whenever you like. Nothing changes until you do.',
      'What’s inside is yours to wear, trade or sell.',
    ],
  },
  playground: {
    title: 'Playground',
    art: <PlaygroundArt />,
    lead: 'Try on any trait, whether you own it or not. No wallet, no signature, no cost.',
    next: [['Browse the market', paths.market]],
  },
  reroll: {
    title: 'Re-Roll',
    art: <RerollArt />,
    isArtLeft: true,
    lead: 'Give up a trait you don’t need and get a random one in return.',
    next: [['Or choose a trait yourself', paths.market]],
    points: [
      ['The odds', 'Shown before you re-roll, for every trait you could get.'],
      [
        'What you give up',
        'It joins the pool, where others can get it. We name the trait and ask you first.',
      ],
      ['The record', 'Every re-roll appears in the activity, lucky or not.'],
    ],
  },
  subscriptions: {
    title: 'Get credits',
    art: <CreditsArt />,
    isArtLeft: true,
    lead: 'Credits pay for extracting and constructing. A plan will top them up. Plans aren’t on sale yet.',
    next: [['See your credits', paths.dashboardCredits]],
    points: [
      ['Credits from a plan', 'They come with a plan.'],
      ['Extra credits', 'Credits you have without a plan.'],
      ['Your balance', 'Both together. You see it in the header once you’re connected.'],
    ],
  },
  'the-light': {
    title: 'The Light',
    art: <TheLightArt />,
    lead: 'Give a trait up for good. What goes into the light is burned, and no one can ever own it again.',
    next: [['Want something in return?', paths.reroll]],
    note: (
      <p className="max-w-text border-l-4 border-danger pl-5 text-lg">
        Burning can’t be undone, by you or by us. When this page opens, you’ll see the trait, type
        its name, and sign. Until then, nothing here can burn anything.
      </p>
    ),
  },
};
