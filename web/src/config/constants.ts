/** The product's name in the interface, until its owner gives another. */
export const PRODUCT_NAME = 'Trait Market';
/** §1 */
export const PRODUCT_LINE = 'The world’s first NFT trait economy';

/** The banner above the header, to the letter (§2 Header). */
export const NOTICE =
  'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.';

/** When the terms were last updated (§2 Terms dialog, §9). */
export const TERMS_UPDATED = '29 January 2024';

/** Characters above which an address is shortened for display, and what is kept of it (§9). */
export const SHORTEN_ABOVE = 12;
export const SHORTENED_HEAD = 5;
export const SHORTENED_TAIL = 4;
/** Decimal places of the smallest part of a coin: 1 ether is 1e18 wei (§9). */
export const WEI_DECIMALS = 18;
/** Characters of a generated id (§9). */
export const GENERATED_ID_LENGTH = 50;

/** Characters of a username; of a longer name no more are shown. */
export const USERNAME_MAX_LENGTH = 64;
/** Bytes of an uploaded picture, at most: 5 MB. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/**
 * What a file dialog offers as a picture. Extensions too, for systems that know another type or none for them.
 */
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

/** How long a chain's RPC provider may take to answer. */
export const CHAIN_TIMEOUT_MS = 10_000;

/** How long the text of the search box rests before it is searched for (§4 Search, §9). */
export const SEARCH_DEBOUNCE_MS = 500;

/** Traits that the provider's search gives at most: the best matches, the rest is left out. */
export const TRAIT_SEARCH_LENGTH_MAX = 20;

/** How long a wallet may take to come back after a reload before it counts as missing. */
export const RECONNECT_TIMEOUT_MS = 10_000;
/** How long a wallet may take to say goodbye before the next connection goes ahead without it. */
export const DISCONNECT_TIMEOUT_MS = 2_000;
/** How long a wallet may have no account before it counts as disconnected: it may be locking and unlocking. */
export const WALLET_SETTLING_MS = 2_000;
/** How long a wallet may take to name its accounts or its chain, for which it asks its owner nothing. */
export const WALLET_ANSWER_TIMEOUT_MS = 10_000;
/** How long a wallet that was used last may take to announce itself in the page. */
export const ANNOUNCEMENT_TIMEOUT_MS = 1_000;

/** How long a toast stays, and how far in px it must be swiped to leave (§4 Toasts, §9). */
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;

/** How long the features that were fetched hold (§9). */
export const FLAG_CACHE_MS = 60_000;
/** How often the flags that were read are reported, when any were (§9). */
export const FLAG_USAGE_BATCH_MS = 2_000;
/** How long the host of the flags may take; the fallbacks hold meanwhile. */
export const FLAG_TIMEOUT_MS = 10_000;

/** How long the live chat may take to open before it counts as out of reach. */
export const CHAT_TIMEOUT_MS = 10_000;
/** Where the hosted chat is drawn: over menus, under dialogs (z-index; §9 gives the modal layer 1400). */
export const CHAT_LAYER = 1_300;

/** How wide the tax declaration gets at most (§2 Tax declaration modal, §9). */
export const TAX_MODAL_MAX_WIDTH = '25rem';

/** Traits, or events, that are fetched at a time: the most that the market gives (`MAX_PAGE`). */
export const MARKET_PAGE = 60;
/** Traits of the wall's first answer: what most windows show, so that their pictures begin early (`ask-ahead.ts`). */
export const WALL_FIRST_PAGE = 24;
/** Looks of the Construct Feed that are fetched at a time: each has two large pictures. */
export const CONSTRUCTIONS_PAGE = 12;
/** Looks of an avatar that its page shows before more are asked for. */
export const LOOKS_PAGE = 4;
/** How often a list of the market asks whether it has something new, while it can be seen. */
export const MARKET_POLL_MS = 15_000;
/** The same, while all that happens is told over a stream: in case something was not. */
export const LIVE_POLL_MS = 2 * 60_000;
/** How often it is asked what became of something that is locked in the Light, while it can be seen. */
export const LOCKED_POLL_MS = 5_000;
/** How long a screen waits for its flag before it shows itself as if the feature had not opened. */
export const FLAG_MAX_WAIT_MS = 4_000;

/** How long what is signed counts once it is on the screen; the market allows an hour at most. */
export const SIGNATURE_VALID_MS = 30 * 60_000;
/** Time that has to be left for signing and sending; with less, it begins anew. */
export const SIGNATURE_SPARE_MS = 2 * 60_000;
/** How long the answer to what was signed and sent may take, before it can be sent again. */
export const SEND_TIMEOUT_MS = 30_000;
/** An order's end unless another is chosen (economy: orders always end). */
export const ORDER_MONTHS = 1;
export const ORDER_EXTRA_DAYS = 3;
/** Orders of one kind that a trait's page shows at most. */
export const ORDERS_SHOWN = 60;
/** Pages of 60 of an inventory that are read at most, to find what somebody has of a collection. */
export const INVENTORY_PAGES_MAX = 10;

/** How often exchange rates are asked again while something is estimated by them. */
export const RATES_POLL_MS = 5 * 60_000;

/** How often the order radar is refreshed while it is visible. */
export const RADAR_INTERVAL_MS = 30_000;

/** Traits that are listed, and listings that are repriced, in one go: each needs a signature of its own. */
export const ACTS_AT_ONCE_MAX = 50;
