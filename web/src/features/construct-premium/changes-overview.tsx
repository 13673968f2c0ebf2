import type { DressBatchPlan } from '@trait-market/contract/economy/benches';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { BatchWarnings } from '@/components/editor/plan-warnings';
import { WayIcon } from '@/components/editor/standing-note';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { ordinal } from '@/lib/format/ordinal';
import { changesBetween } from '@/lib/looks/look';
import { scoreText } from '@/lib/looks/score-text';
import { standingChange, type Standing } from '@/lib/looks/standing-change';

import { AvatarFace } from './avatar-face';
import type { EditedAvatar } from './avatar-picker';

type ChangesOverviewProps = {
  avatars: readonly EditedAvatar[];
  plan: DressBatchPlan | undefined;
  addressOf: (tokenId: string) => string;
};

type FigureProps = { name: string; before: string | undefined; after: string | undefined };

function Figure({ name, before, after }: FigureProps) {
  return (
    <div className="flex items-baseline justify-end gap-1.5">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-sm font-semibold tabular-nums">
        {before === undefined || after === undefined ? (
          <Skeleton className="w-20 rounded-tag">&nbsp;</Skeleton>
        ) : before === after ? (
          before
        ) : (
          <>
            <span className="font-normal text-muted">{before}</span> <span aria-hidden>→</span>
            <span className="sr-only">to</span> {after}
          </>
        )}
      </dd>
    </div>
  );
}

/** Says how the avatar's rarity score and rank move, in as much space for any sentence. */
function StandingLine({ of }: { of: Standing | undefined }) {
  const change = of && standingChange(of);
  return (
    <p
      className={cn(
        'mt-2 flex min-h-[4lh] gap-2 text-xs',
        change?.way === 'down' ? 'font-semibold' : 'text-muted',
      )}
    >
      {change && (
        <>
          <WayIcon way={change.way} />
          <span className="min-w-0">{change.words}</span>
        </>
      )}
    </p>
  );
}

export function ChangesOverview({ avatars, plan, addressOf }: ChangesOverviewProps) {
  if (avatars.length === 0) return null;
  return (
    <div className="mt-12">
      <Section title="What changes">
        <div className="mb-4 empty:hidden">
          <BatchWarnings plan={plan} />
        </div>
        <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
          {avatars.map(({ avatar, worn, look }) => {
            const { tokenId } = avatar;
            const planned = plan?.dressings.find((one) => one.avatar.tokenId === tokenId);
            const changes = changesBetween(worn, look).length;
            return (
              <li key={tokenId} className="rounded-card border border-hairline p-2">
                <div className="flex items-center gap-3">
                  <AvatarFace
                    avatar={avatar}
                    look={look}
                    className="size-14 shrink-0 overflow-hidden rounded-control"
                  />
                  <div className="min-w-0 grow">
                    <p className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere">
                      <Link
                        to={addressOf(tokenId)}
                        replace
                        className="decoration-accent decoration-2 underline-offset-4 hover:underline"
                      >
                        {avatarName(avatar)}
                      </Link>
                    </p>
                    <p className="text-xs text-muted tabular-nums">
                      {changes === 1 ? '1 change' : `${changes} changes`}
                    </p>
                  </div>
                  <dl className="grid shrink-0 gap-1 text-right">
                    <Figure
                      name="Rank"
                      before={planned && ordinal(planned.rank.before)}
                      after={planned && ordinal(planned.rank.after)}
                    />
                    <Figure
                      name="Score"
                      before={planned && scoreText(planned.rarityScore.before)}
                      after={planned && scoreText(planned.rarityScore.after)}
                    />
                  </dl>
                </div>
                <StandingLine of={planned} />
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
