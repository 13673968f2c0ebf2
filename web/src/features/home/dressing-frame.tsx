import type { ReactNode } from 'react';

import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import { CHOICES, DRESSED_SLOTS } from './dressed-slots';
import { Plinth } from './plinth';

export const dressingCard = {
  row: 'grid grid-cols-4 gap-1 sm:gap-2',
  card: 'block min-w-0 rounded-card p-1 text-xs/4 md:grid md:h-26 lg:max-xl:h-30 md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-[3rem_1rem_auto] md:gap-x-2 md:p-2 xl:gap-x-2.5',
  picture:
    'aspect-square w-full rounded-control md:row-span-2 md:size-12 md:self-start lg:size-10 xl:size-16',
  words: 'mt-1.5 block h-16 min-w-0 overflow-hidden md:contents',
  heading: 'mb-1 flex h-6 items-center justify-between gap-4',
} as const;

type DressingFrameProps = {
  stage: ReactNode;
  label: ReactNode;
  rows: ReactNode;
  actions: ReactNode;
};

export function DressingFrame({ stage, label, rows, actions }: DressingFrameProps) {
  return (
    <section aria-labelledby="dressing-room" className="border-b-4 border-plaster-shade bg-wall">
      <div className="page-columns grid gap-x-10 gap-y-8 pt-10 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="mx-auto flex w-64 min-w-0 sm:w-80 lg:w-full">
          <Plinth position={1} object={stage} label={label} />
        </div>
        <div className="min-w-0 pb-8">
          <h2 id="dressing-room" className="font-display text-xl font-extrabold">
            Dress it in three clicks
          </h2>
          <p className="mt-1 max-w-text text-muted">
            These traits are for sale right now. Trying them on is free and needs no wallet.
          </p>
          <div className="mt-4 grid gap-3">{rows}</div>
          <div className="mt-4 flex min-h-22 flex-wrap content-start gap-2 md:min-h-10">
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}

export function DressingSkeleton() {
  return (
    <DressingFrame
      stage={
        // A prerendered picture in the avatar's size, visible before any script runs.
        <img
          src="/images/bust.svg"
          alt=""
          width={320}
          height={320}
          fetchPriority="high"
          className="block aspect-square w-full"
        />
      }
      label={null}
      actions={null}
      rows={
        <>
          <LoadingText>Loading an avatar</LoadingText>
          {DRESSED_SLOTS.map((slot) => (
            <div key={slot}>
              <div className={dressingCard.heading} />
              <div className={dressingCard.row}>
                {Array.from({ length: CHOICES }, (_, index) => (
                  <div key={index} className={cn(dressingCard.card, 'bg-wall-lit')}>
                    <Skeleton className={dressingCard.picture} />
                    <span className={dressingCard.words} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </>
      }
    />
  );
}
