import type { DressBatchPlan } from '@trait-market/contract/economy/benches';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { BatchWarnings } from '@/components/editor/plan-warnings';
import { Skeleton } from '@/components/ui/skeleton';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { ordinal } from '@/lib/format/ordinal';
import { changesBetween } from '@/lib/looks/look';
import { scoreText } from '@/lib/looks/score-text';

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
              <li
                key={tokenId}
                className="flex items-center gap-3 rounded-card border border-hairline p-2"
              >
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
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
