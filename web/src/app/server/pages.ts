import type { PageMeta } from '@/lib/rendering/server-render';

type Page = {
  /** The page's address as a router pattern, in which `:name` stands for one segment. */
  path: string;
  /** The heading of the page. The document's title is this heading and the product's name. */
  title: string;
  description: string;
  /** Whether the page is the same for all visitors, so that the server renders its data. */
  isPublic?: true;
  /** Whether a public page's content depends on the query. Otherwise the server ignores it. */
  usesQuery?: true;
  /** Whether search engines leave the page out, because its query makes endless variants. */
  isUnlisted?: true;
};

/** The metadata of all pages for search engines and link previews. Only the server reads them. */
export const pages: readonly Page[] = [
  {
    path: '/',
    isPublic: true,
    title: 'Trait Market',
    description:
      'The world’s first NFT trait economy: buy, sell and trade the hat, the eyes and the coat of profile-picture NFTs.',
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your account, what you hold, and everything you’ve signed.',
  },
  {
    path: '/profile/:address',
    usesQuery: true,
    isPublic: true,
    title: 'Profile',
    description: 'A collector on Trait Market, by wallet address.',
  },
  {
    path: '/subscriptions',
    title: 'Get credits',
    description:
      'Plans and bundles of credits: what they pay for, what they cost, and when they end.',
  },
  {
    path: '/market',
    usesQuery: true,
    isPublic: true,
    title: 'Market',
    description: 'Search the market for a trait by name, and see what’s for sale.',
  },
  {
    path: '/cart',
    title: 'Cart',
    description: 'What you’re about to buy, and whether it’s still for sale.',
  },
  {
    path: '/watchlist',
    title: 'Watchlist',
    description: 'The traits, collections, avatars and collectors you keep an eye on.',
  },
  {
    path: '/compare',
    isUnlisted: true,
    title: 'Compare',
    description:
      'Up to four traits or avatars side by side: rarity, editions or worn traits, prices, holders or owner, and sales.',
  },
  {
    path: '/collections',
    isPublic: true,
    usesQuery: true,
    title: 'Collections',
    description: 'The collections that avatars belong to, each with its own style.',
  },
  {
    path: '/collections/:slug',
    isPublic: true,
    title: 'Collection',
    description: 'A collection: its floor and volume, how rare its traits are, and who holds them.',
  },
  {
    path: '/playground',
    title: 'Playground',
    description: 'Try on any trait, whether you own it or not. No wallet, no cost.',
  },
  {
    path: '/packs',
    usesQuery: true,
    isPublic: true,
    title: 'Packs',
    description: 'Sealed sets of traits. You find out what’s inside when you open one.',
  },
  {
    path: '/draws/log',
    usesQuery: true,
    isPublic: true,
    title: 'Draw log',
    description: 'The public, signed record of every draw, which your browser verifies.',
  },
  {
    path: '/activity',
    usesQuery: true,
    isPublic: true,
    title: 'Activity',
    description: 'Every sale, trade, extraction and construction on the market, newest first.',
  },
  {
    path: '/leaders',
    usesQuery: true,
    isPublic: true,
    title: 'Leaders',
    description: 'The collectors who trade, build and burn the most.',
  },
  {
    path: '/extract',
    title: 'Extract',
    description: 'Take one trait off an avatar you own. It becomes a separate NFT.',
  },
  {
    path: '/construct',
    title: 'Construct',
    description: 'Put traits you own on an avatar you own.',
  },
  {
    path: '/construct-premium',
    title: 'Construct Premium',
    description: 'Construct, with more to work with.',
  },
  {
    path: '/reroll',
    title: 'Re-Roll',
    description: 'Give up a trait you don’t need and get a random one in return.',
  },
  {
    path: '/the-light',
    title: 'The Light',
    description: 'Give a trait up for good. What goes into the light is burned.',
  },
  {
    path: '/constructions',
    usesQuery: true,
    isPublic: true,
    title: 'Construct Feed',
    description: 'The latest avatars that people have constructed.',
  },
  {
    path: '/help',
    isPublic: true,
    title: 'Help',
    description:
      'What traits are, how to connect a wallet, what credits do, and what is risky about offers in WETH.',
  },
  {
    path: '/traits/:id',
    isPublic: true,
    title: 'Trait',
    description: 'A trait on the market.',
  },
  {
    path: '/avatars/:collection/:tokenId',
    isPublic: true,
    title: 'Avatar',
    description: 'An avatar: who owns it, what it wears, and how rare each of its traits is.',
  },
  {
    path: '/signin/guest',
    title: 'Continue as a guest',
    description: 'Look around without a wallet, and follow any address.',
  },
  {
    path: '/privacy-policy',
    isPublic: true,
    title: 'Privacy policy',
    description: 'What we keep about you, what others can see, and what stays in your browser.',
  },
  {
    path: '/terms',
    isPublic: true,
    title: 'Terms',
    description: 'What you agree to by connecting a wallet.',
  },
  {
    path: '/nft-license',
    isPublic: true,
    title: 'NFT license',
    description: 'What you may do with the picture of an avatar or trait that you own.',
  },
];

/** Matches like the web's router: in any case, and with an optional slash at the end. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');

const patterns = pages.map((page) => ({ page, pattern: patternOf(page.path) }));

/** Returns the page of a path or of a router pattern; undefined for unknown addresses. */
const pageAt = (path: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page;

export const notFoundPage = {
  title: 'Page not found',
  description: 'There’s no page at this address.',
};

/**
 * Returns the metadata of a page without its data. All spellings of a URL have the same canonical
 * path, because the router ignores letter case and a trailing slash.
 */
export const defaultMeta = (address: string): PageMeta => {
  const page = pageAt(address);
  const { title, description } = page ?? notFoundPage;
  const { isUnlisted = false } = page ?? {};
  const isFixed = page !== undefined && !page.path.includes(':');
  const canonical = isFixed ? page.path : address.replace(/\/$/, '');
  return { title: [title], description, canonical, isUnlisted };
};

/** The picture of link previews for pages without their own. */
export const defaultPicture = {
  path: '/social.png',
  alt: 'A bust in spectacles and an orange hat, next to the words: The world’s first NFT trait economy',
};
