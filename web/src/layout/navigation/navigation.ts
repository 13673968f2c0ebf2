import { paths } from '@/config/paths';

export type NavigationEntry = {
  label: string;
  to: string;
  /** Whether the link reloads the page when the user is already on it (§2 Header). */
  reloads?: boolean;
};

const play: NavigationEntry = { label: 'Play', to: paths.playground, reloads: true };
const extract: NavigationEntry = { label: 'Extract', to: paths.extract, reloads: true };
const construct: NavigationEntry = { label: 'Construct', to: paths.construct, reloads: true };
const reroll: NavigationEntry = { label: 'Re-Roll', to: paths.reroll };
const home: NavigationEntry = { label: 'Home', to: paths.home };
const market: NavigationEntry = { label: 'Market', to: paths.market };
const collections: NavigationEntry = { label: 'Collections', to: paths.collections };
const packs: NavigationEntry = { label: 'Packs', to: paths.packs };
const activity: NavigationEntry = { label: 'Activity', to: paths.activity };
export const leaders: NavigationEntry = { label: 'Leaders', to: paths.leaders };
const help: NavigationEntry = { label: 'Help', to: paths.help };

/** The entry next to the Connect button while no wallet is connected (§2 Header). */
export const playEntry = play;
export const creditsEntry: NavigationEntry = { label: 'Credits', to: paths.subscriptions };

/** The entries of the header, in the order of §2 Header. */
export const headerEntries = [market, collections, packs, activity] as const;

/** The entries of the features, in the order of §2 Header. */
export const featureEntries: readonly NavigationEntry[] = [
  { label: 'Playground', to: paths.playground },
  { label: 'Construct Premium', to: paths.constructPremium, reloads: true },
  extract,
  construct,
  { label: 'Construct Feed', to: paths.constructions },
  reroll,
  { label: 'The Light', to: paths.theLight },
];

/** The remaining entries of the hamburger menu, which lists all routes (§2 Header). */
export const moreEntries = [
  home,
  leaders,
  { label: 'Watchlist', to: paths.watchlist },
  help,
] as const;

export const footerColumns = [
  { title: 'Marketplace', entries: [market, collections, packs] },
  { title: 'Features', entries: [construct, extract, reroll] },
  { title: 'Community', entries: [leaders, activity, help] },
] as const;

/** Links to the legal pages, which open in a new tab (§2 Routes). */
export const legalEntries = [
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy policy', to: paths.privacyPolicy },
  { label: 'NFT license', to: paths.nftLicense },
] as const;
