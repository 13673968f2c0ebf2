import type { Plan } from '@trait-market/contract/economy/credits';
import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';

import { Section } from '@/components/page/section';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useCurrentUser } from '@/lib/session/current-user';

import { Prices } from './prices';

const PICTURE = 160;

/** Returns the pictures of the user's avatars or, if there are none, those of some collections. */
const usePictures = (): readonly (string | null | undefined)[] => {
  const { data: user } = useCurrentUser();
  const { data: collections } = useCollections();
  const faces = collections?.flatMap(({ faces: [first] }) => first?.imageUrl ?? []) ?? [];
  const own = user?.avatarPhoto;
  return own ? [own, own, own] : faces;
};

type PlanColumnProps = { plan: Plan; picture: string | null | undefined; isCurrent: boolean };

function PlanColumn({ plan, picture, isCurrent }: PlanColumnProps) {
  const { start } = useActions();
  const { plan: name, credits, prices } = plan;
  return (
    <li className="row-span-5 grid grid-rows-subgrid justify-items-start gap-y-5 py-8 first:pt-2 md:py-2">
      <div className="relative">
        <Avatar photo={picture} tier={name} size={PICTURE} className="bg-wall" />
        {isCurrent && (
          <span className="absolute -bottom-2 left-1/2 -translate-x-1/2 rounded-tag bg-foreground px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-ground">
            Your plan now
          </span>
        )}
      </div>
      <h3 className="font-display text-xl font-extrabold">{name}</h3>
      <dl className="row-span-2 grid w-full grid-rows-subgrid gap-y-3">
        <div>
          <dt className="sr-only">Credits</dt>
          <dd className="text-lg font-semibold tabular-nums">{credits} credits</dd>
          <dd className="text-muted">
            Enough for {Math.floor(credits / CREDITS_PER_SLOT)} slot changes
          </dd>
        </div>
        <div>
          <dt className="sr-only">Price</dt>
          <dd className="text-lg font-semibold md:text-base lg:text-lg">
            <Prices prices={prices} />
          </dd>
          <dd className="text-muted">for 30 days, paid once</dd>
        </div>
      </dl>
      <Button onClick={() => start({ kind: 'subscribe', plan })}>{`Buy the ${name} plan`}</Button>
    </li>
  );
}

type PlanListProps = {
  plans: readonly Plan[];
  current: Plan['plan'] | undefined;
};

export function PlanList({ plans, current }: PlanListProps) {
  const pictures = usePictures();
  return (
    <Section title="Plans">
      <ul className="grid divide-hairline max-md:divide-y md:grid-cols-3 md:gap-x-10">
        {plans.map((plan, position) => (
          <PlanColumn
            key={plan.plan}
            plan={plan}
            picture={pictures[position]}
            isCurrent={plan.plan === current}
          />
        ))}
      </ul>
    </Section>
  );
}
