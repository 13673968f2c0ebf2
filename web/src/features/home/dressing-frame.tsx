import type { ReactNode } from 'react';

import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import { CHOICES, DRESSED_SLOTS } from './dressed-slots';
import { Plinth } from './plinth';

export const dressingCard = {
  row: 'grid grid-cols-4 gap-1 sm:gap-2',
  card: 'block min-w-0 rounded-card p-1 md:flex md:items-center md:gap-2 xl:gap-3',
  picture: 'aspect-square w-full rounded-control md:size-12 md:shrink-0 xl:size-18',
  words: 'mt-1.5 block h-16 min-w-0 overflow-hidden text-xs/4 md:mt-0 md:h-25 md:flex-1',
  heading: 'mb-1 flex h-6 items-center justify-between gap-4 px-1',
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
      <div className="page-columns grid gap-x-10 gap-y-8 pt-10 lg:grid-cols-12 lg:items-end">
        <div className="mx-auto w-64 min-w-0 sm:w-80 lg:col-span-4 lg:w-full">
          <Plinth
            position={1}
            object={stage}
            label={<span className="block lg:min-h-26">{label}</span>}
          />
        </div>
        <div className="min-w-0 self-start pb-6 lg:col-span-8">
          <h2 id="dressing-room" className="px-1 font-display text-xl font-extrabold">
            Dress it in three clicks
          </h2>
          <p className="mt-1 max-w-text px-1 text-muted">
            These traits are for sale right now. Trying them on is free and needs no wallet.
          </p>
          <div className="mt-4 grid gap-3">{rows}</div>
          <div className="mt-4 flex min-h-22 flex-wrap content-start gap-2 px-1 md:min-h-10">
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
