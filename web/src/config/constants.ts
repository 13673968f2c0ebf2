export const PRODUCT_NAME = 'Trait Market';
/** §1 */
export const PRODUCT_LINE = 'The world’s first NFT trait economy';

/** Exact text of §2 Header. */
export const NOTICE =
  'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.';

/** The last update of the terms (§2 Terms dialog, §9). */
export const TERMS_UPDATED = '29 January 2024';

/** §9: longer addresses are shortened to these characters. */
export const SHORTEN_ABOVE = 12;
export const SHORTENED_HEAD = 5;
export const SHORTENED_TAIL = 4;
/** Decimal places of a coin's smallest unit: 1 ether is 1e18 wei (§9). */
export const WEI_DECIMALS = 18;
/** §9. */
export const GENERATED_ID_LENGTH = 50;

/** The maximum length of a username; longer names are clipped. */
export const USERNAME_MAX_LENGTH = 64;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Includes extensions, for systems that map them to another type or none. */
export const PICTURE_FILES = [
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/webp',
  'image/gif',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
];

export const CHAIN_TIMEOUT_MS = 10_000;

/** §4 Search, §9. */
export const SEARCH_DEBOUNCE_MS = 500;

/** The maximum number of results of the provider's trait search: the best matches. */
export const TRAIT_SEARCH_LENGTH_MAX = 20;

/** The time for a wallet to reconnect after a reload before it counts as missing. */
export const RECONNECT_TIMEOUT_MS = 10_000;
/** The time for a wallet to disconnect before the next connection continues without it. */
export const DISCONNECT_TIMEOUT_MS = 2_000;
/** A wallet without an account may be unlocking, so it counts as disconnected only later. */
export const WALLET_SETTLING_MS = 2_000;
/** The timeout of a wallet's accounts and chain, which need no confirmation by the user. */
export const WALLET_RESPONSE_TIMEOUT_MS = 10_000;
export const ANNOUNCEMENT_TIMEOUT_MS = 1_000;

/** §4 Toasts, §9: the duration, and the swipe distance in px that dismisses a toast. */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** §9. */
export const FLAG_CACHE_MS = 60_000;
/** §9. */
export const FLAG_USAGE_BATCH_MS = 2_000;
/** The timeout of the flag service; fallbacks apply until then. */
export const FLAG_TIMEOUT_MS = 10_000;

export const CHAT_TIMEOUT_MS = 10_000;
/** The z-index of the hosted chat: above menus, below dialogs (the modal layer of §9 is 1400). */
export const CHAT_LAYER = 1_300;

/** §2 Tax declaration modal, §9. */
export const TAX_MODAL_MAX_WIDTH = '25rem';

/** The page size of traits and events: the market's maximum (`MAX_PAGE`). */
export const MARKET_PAGE = 60;
/** Enough to fill most windows; small, so that pictures load early (`prefetch.ts`). */
export const WALL_FIRST_PAGE = 24;
export const CONSTRUCTIONS_PAGE = 12;
export const LOOKS_PAGE = 4;
export const MARKET_POLL_MS = 15_000;
/** The polling interval during an event stream, in case events were missed. */
export const LIVE_POLL_MS = 2 * 60_000;
/** The polling interval of an item locked in the Light, while visible. */
export const LOCKED_POLL_MS = 5_000;
/** The time that a screen waits for its flag before it treats the feature as disabled. */
export const FLAG_MAX_WAIT_MS = 4_000;

/** The validity of a signed action from its display on; the market allows an hour at most. */
export const SIGNATURE_VALID_MS = 30 * 60_000;
/** With less remaining validity, the action is prepared again before signing. */
export const SIGNATURE_SPARE_MS = 2 * 60_000;
/** The timeout of a signed action's request, after which it can be sent again. */
export const SEND_TIMEOUT_MS = 30_000;
/** The default duration of an order (economy: orders always end). */
export const ORDER_MONTHS = 1;
export const ORDER_EXTRA_DAYS = 3;
export const ORDERS_SHOWN = 60;
/** Pages of 60 items each. */
export const INVENTORY_PAGES_MAX = 10;

export const RATES_POLL_MS = 5 * 60_000;

export const RADAR_INTERVAL_MS = 30_000;

/** The maximum number of traits listed or listings repriced together: each needs a signature. */
export const BATCH_ACTIONS_MAX = 50;
