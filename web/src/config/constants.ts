export const PRODUCT_NAME = 'Trait Market';
/** The product's tagline (§1). */
export const PRODUCT_LINE = 'The world’s first NFT trait economy';

/** The exact text of the notice (§2 Header). */
export const NOTICE =
  'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.';

/** The last update of the terms (§2 Terms dialog, §9). */
export const TERMS_UPDATED = '29 January 2024';

/** Addresses longer than this many characters are shortened (§9). */
export const SHORTEN_ABOVE = 12;
export const SHORTENED_HEAD = 5;
export const SHORTENED_TAIL = 4;
/** The number of decimal places of a currency: 1 ether is 1e18 wei (§9). */
export const WEI_DECIMALS = 18;
/** The number of characters of a generated id (§9). */
export const GENERATED_ID_LENGTH = 50;

/** The maximum length of a username. Longer names in the provider's data are clipped. */
export const USERNAME_MAX_LENGTH = 64;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Includes file extensions, for systems that map them to another media type or to none. */
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

/** The delay after the last keystroke before a search is sent (§4 Search, §9). */
export const SEARCH_DEBOUNCE_MS = 500;

/** The maximum number of results of the provider's trait search: the best matches. */
export const TRAIT_SEARCH_LENGTH_MAX = 20;

/** The time that a wallet has to reconnect after a reload. After that it counts as missing. */
export const RECONNECT_TIMEOUT_MS = 10_000;
/** The time that a wallet has to disconnect. After that the next connection starts anyway. */
export const DISCONNECT_TIMEOUT_MS = 2_000;
/** A wallet without an account, which may be unlocking, counts as disconnected after this time. */
export const WALLET_SETTLING_MS = 2_000;
/** The timeout of requests for a wallet's accounts and chain, which users needn't confirm. */
export const WALLET_RESPONSE_TIMEOUT_MS = 10_000;
export const ANNOUNCEMENT_TIMEOUT_MS = 1_000;

/** How long a toast is shown (§4 Toasts, §9). */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** How long fetched feature flags count as fresh (§9). */
export const FLAG_CACHE_MS = 60_000;
/** The delay before a batch of flag evaluations is reported (§9). */
export const FLAG_USAGE_BATCH_MS = 2_000;
/** The timeout of the flag service. Until a response arrives, flags have their fallbacks. */
export const FLAG_TIMEOUT_MS = 10_000;

export const CHAT_TIMEOUT_MS = 10_000;
/** The z-index of the hosted chat: above menus, below dialogs (the modal layer of §9 is 1400). */
export const CHAT_LAYER = 1_300;

/** The maximum width of the tax declaration's dialog (§2 Tax declaration modal, §9). */
export const TAX_MODAL_MAX_WIDTH = '25rem';

/** The number of traits or events per page: the market's maximum (`MAX_PAGE`). */
export const MARKET_PAGE = 60;
/** The number of cards on the wall's first page: enough for most viewports, but fast to load. */
export const WALL_FIRST_PAGE = 24;
export const CONSTRUCTIONS_PAGE = 12;
export const LOOKS_PAGE = 4;
export const MARKET_POLL_MS = 15_000;
/** The polling interval while an event stream is connected, in case the stream misses an event. */
export const LIVE_POLL_MS = 2 * 60_000;
/** The polling interval of an item that is locked in the Light, while the page is visible. */
export const LOCKED_POLL_MS = 5_000;

/** How long a signed action is valid after its review starts; the market allows an hour. */
export const SIGNATURE_VALID_MS = 30 * 60_000;
/** The time from confirming a draw until its round is due, in which the wallet has to sign. */
export const ROUND_LEAD_MS = 15_000;
/** The same time after the wallet took too long. */
export const SLOW_ROUND_LEAD_MS = 75_000;
/** The minimum remaining validity at signing. An action with less is prepared again first. */
export const SIGNATURE_SPARE_MS = 2 * 60_000;
/** The timeout of a signed action's request, after which the user can send it again. */
export const SEND_TIMEOUT_MS = 30_000;
/** The default number of days until an order ends. Every order must have an end. */
export const ORDER_DAYS = 30;
export const ORDERS_SHOWN = 60;
/** The maximum number of inventory pages that are fetched, of 60 items each. */
export const INVENTORY_PAGES_MAX = 10;
/** The maximum number of pages of received orders that are searched for hidden ones, of 60 each. */
export const RECEIVED_PAGES_MAX = 20;

export const RATES_POLL_MS = 5 * 60_000;

export const RADAR_INTERVAL_MS = 30_000;

/** The maximum number of listings made or repriced in one action, of any network. */
export const BATCH_ACTIONS_MAX = 100;
