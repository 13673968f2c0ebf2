import { paths } from '@/config/paths';

import { featureEntries, leaders, type NavigationEntry } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';

const explanations: Record<string, string> = {
  [paths.playground]: 'Dress any avatar in any traits, for free',
  [paths.constructPremium]: 'Change up to 20 avatars with one signature',
  [paths.extract]: 'Take a trait off an avatar, to sell or move it',
  [paths.construct]: 'Put a trait that you own on an avatar',
  [paths.constructions]: 'See what others have constructed',
  [paths.reroll]: 'Trade a trait for a random one of its pool',
  [paths.theLight]: 'Burn traits for good, and get a certificate',
  [paths.leaders]: 'See the largest collectors and traders',
};

/** Links to features, each with what it is for. The whole entry is its link. */
export function FeatureLinks({ entries }: { entries: readonly NavigationEntry[] }) {
  return entries.map((entry) => (
    <li
      key={entry.to}
      className="relative flex min-h-11 flex-col justify-center rounded-tag py-1.5 hover:bg-surface-raised lg:px-3"
    >
      <NavigationLink
        entry={entry}
        className="text-sm font-medium after:absolute after:inset-0 aria-[current=page]:text-accent-text"
      />
      <span className="text-xs text-muted">{explanations[entry.to]}</span>
    </li>
  ));
}

export function FeaturesPanel() {
  return (
    <>
      <ul>
        <FeatureLinks entries={featureEntries} />
      </ul>
      <ul className="border-t border-hairline">
        <FeatureLinks entries={[leaders]} />
      </ul>
    </>
  );
}
