type Page = {
  /** The page's address as a router pattern, in which `:name` stands for one segment. */
  path: string;
  /** The heading of the page. The document's title is this heading and the product's name. */
  title: string;
  description: string;
  /** The modules to preload, as paths relative to `src/`. */
  loads?: readonly string[];
};

/** The metadata of all pages for search engines and link previews. Only the server reads them. */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Trait Market',
    description:
      'The world’s first NFT trait economy: buy, sell and trade the hat, the eyes and the coat of profile-picture NFTs.',
    loads: ['app/routes/home.tsx', 'features/home/dressing-room.tsx', 'lib/flags/flag-client.ts'],
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your account, what you hold, and everything you’ve signed.',
  },
  {
    path: '/profile/:address',
    title: 'Profile',
    description: 'A collector on Trait Market, by wallet address.',
  },
  {
    path: '/subscriptions',
    title: 'Subscriptions',
    description:
      'Plans and bundles of credits: what they pay for, what they cost, and when they end.',
  },
  {
    path: '/market',
    title: 'Market',
    description: 'Search the market for a trait by name, and see what’s for sale.',
    loads: [
      'app/routes/market.tsx',
      'features/browse/browse-screen.tsx',
      'lib/flags/flag-client.ts',
    ],
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
    path: '/collections',
    title: 'Collections',
    description: 'The collections that avatars belong to, each with its own style.',
    loads: [
      'app/routes/collections.tsx',
      'features/collections/collections-screen.tsx',
      'lib/flags/flag-client.ts',
    ],
  },
  {
    path: '/collections/:slug',
    title: 'Collection',
    description: 'A collection: its floor and volume, how rare its traits are, and who holds them.',
    loads: [
      'app/routes/collections.tsx',
      'features/collection-page/collection-page.tsx',
      'lib/flags/flag-client.ts',
    ],
  },
  {
    path: '/playground',
    title: 'Playground',
    description: 'Try on any trait, whether you own it or not. No wallet, no cost.',
  },
  {
    path: '/packs',
    title: 'Packs',
    description: 'Sealed sets of traits. You find out what’s inside when you open one.',
  },
  {
    path: '/activity',
    title: 'Activity',
    description: 'Every sale, trade, extraction and construction on the market, newest first.',
    loads: [
      'app/routes/activity.tsx',
      'features/activity/activity-screen.tsx',
      'lib/flags/flag-client.ts',
    ],
  },
  {
    path: '/leaders',
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
    title: 'Construct Feed',
    description: 'The latest avatars that people have constructed.',
  },
  {
    path: '/help',
    title: 'Help',
    description:
      'What traits are, how to connect a wallet, what credits do, and what is risky about offers in WETH.',
  },
  {
    path: '/traits/:id',
    title: 'Trait',
    description: 'A trait on the market.',
    loads: [
      'app/routes/trait.tsx',
      'features/trait-page/trait-page.tsx',
      'lib/flags/flag-client.ts',
    ],
  },
  {
    path: '/avatars/:collection/:tokenId',
    title: 'Avatar',
    description: 'An avatar: who owns it, what it wears, and how rare each of its traits is.',
  },
  {
    path: '/signin/guest',
    title: 'As a guest',
    description: 'Look around without a wallet, and follow any address.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What we keep about you, what others can see, and what stays in your browser.',
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'What you agree to by connecting a wallet.',
  },
  {
    path: '/nft-license',
    title: 'NFT license',
    description: 'What you may do with the picture of an avatar or trait that you own.',
  },
];

export const notFoundPage = {
  title: 'Page not found',
  description: 'There’s no page at this address.',
};

export const previewPicture = {
  path: '/social.png',
  alt: 'A bust in spectacles and an orange hat, next to the words: The world’s first NFT trait economy',
  width: 1200,
  height: 630,
};
