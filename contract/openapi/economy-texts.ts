import { MAX_DEADLINE_S } from '../src/economy/actions';
import { MAX_ROUND_WAIT_S } from '../src/economy/draws';
import { MAX_ORDER_MS } from '../src/economy/orders';
import { ITEM, ORDER_TYPE } from '../src/economy/typed-data';
import { COMMON_RULES } from './v1-texts';
import type { Json } from './json-schema';

export const ECONOMY_DESCRIPTION = `Not part of the documented API: an extension of it. Amounts are decimal strings of wei, times ISO 8601 in UTC, lists are cursor-paged. Orders are Seaport 1.6 orders.

## Sign an action

\`signed-actions.json\`, next to this document (a mock serves it at \`/signed-actions.json\`), has the EIP-712 domain and types of everything that is signed, the calls that take it, and an example with hash and signature.

- **Deployment**: a signature is valid on one site. \`GET /economy/v1/deployment\` returns its origin and \`deployment\`, the keccak256 hash of the origin's UTF-8 bytes. Compute the hash yourself from the site that you mean to trade on, and compare: a response alone must not decide what a wallet signs. Our own actions name it as the domain's \`salt\`.
- **Salt of an order**: Seaport's domain has no room for the site, so an order carries it in its salt. The first 16 bytes of the salt must be those of the deployment (\`wrong-deployment\` otherwise), or an order for one site could be posted on another. The last 16 bytes are random: they make equal orders different. As a number, the salt is \`(deployment >> 128 << 128) | random\`.
- **Nonce**: any uint256 that the wallet hasn't used in an action before; take a random one. The same action sent again is refused with \`already-executed\`, so it can be repeated safely after a lost response; another one with its nonce is \`replayed\`. Cancellations have none, because repeating them changes nothing.
- **Deadline**: in seconds since 1970, after now (\`deadline-passed\`) and at most ${MAX_DEADLINE_S / 60} minutes ahead (\`deadline-too-far\`).
- **Approval**: before the first listing, offer or trade of a token contract, sign an \`Approval\` of Seaport for it (\`POST /economy/v1/wallets/me/approvals\`).

## Draw

Opening packs, re-rolling and upgrading are draws. \`docs/draws.md\` says how they are decided and verified.

1. \`POST /economy/v1/draws/commitments\` returns the wallet's commitment. Then read the drop or the pool, and hash its table.
2. Sign a \`PackOpen\` or \`Reroll\` with the commitment, the table, 32 random bytes, and a round of the beacon (\`GET /economy/v1/beacon\`) that is due within ${MAX_ROUND_WAIT_S} seconds.
3. If there is no response, or a failure, send the same message again, until it is accepted or refused. Never sign another message under its commitment.
4. A refusal of a valid message uses the commitment, too: the error response has a \`receipt\`, the signed entry of the draw log. Start with the next commitment.

## Build an order

An order is Seaport 1.6 \`OrderComponents\`; numbers are decimal strings.

- \`offerer\` is the wallet, and \`counter\` its counter on the chain (\`GET /economy/v1/wallets/me/balances\`; \`wrong-counter\` otherwise).
- \`zone\` is the one of \`GET /economy/v1/deployment\`, because only the zone makes a cancellation by signature effective on chain. \`zoneHash\` is 32 zero bytes for an order without commitments, else the hash of \`TraitCommitments(TraitCommitment[] commitments)\`, \`TraitCommitment(address token,uint256 avatarId,string slot,uint256 traitId)\`. \`conduitKey\` is 32 zero bytes.
- \`orderType\` is ${ORDER_TYPE.partialRestricted} if it sells or buys more than one edition, and ${ORDER_TYPE.fullRestricted} otherwise.
- \`startTime\` is 0. \`endTime\` is in seconds, at most ${MAX_ORDER_MS / 86_400_000} days ahead. \`startAmount\` and \`endAmount\` are equal.
- **A listing** offers the item (\`itemType\` ${ITEM.erc1155} for editions of a trait, ${ITEM.erc721} for an avatar; \`token\` and \`tokenId\` of the trait or avatar). Its first consideration item is native coin (\`itemType\` ${ITEM.native}, zero address, identifier 0) to the offerer: the price minus the fees.
- **A reserved listing** (\`reservedFor\`) can be filled by one wallet only: the last item of its consideration is the listed item, with that wallet as the recipient. Only the maker and that wallet see it; it is in no public list, count or floor.
- **An offer** offers the wrapped coin of the chain (\`itemType\` ${ITEM.erc20}, the whole price). Its first consideration item is the wanted item, to the offerer.
- **Fee items** follow as consideration, in the order of \`fees\` of \`GET /economy/v1/traits/{id}\` or the avatar, in the coin of the price: for each, \`floor(unit price × bps / 10000) × quantity\` to its \`recipient\`; those of 0 are left out. Anything else is \`bad-fee\`. A trade has none.

\`POST /economy/v1/orders\` takes the components, the signature and the domain. An order's hash is the EIP-712 struct hash of the components. To fill one, sign a \`Fulfilment\` with its hash, a quantity, and the highest price that you pay (or the lowest proceeds that you accept) in all. \`examples/trade.mjs\` of the mock's package does it in plain viem.

Sign in as the provider's API (\`openapi.json\`) says, and send the access token as \`Authorization: Bearer …\`.
${COMMON_RULES}`;

export const ECONOMY_TAGS: Readonly<Record<string, string>> = {
  activity: 'What happened on the market',
  alerts: 'The caller’s price alerts',
  approvals: 'What Seaport may transfer for the caller',
  avatars: 'Avatars and what they wear',
  benches: 'Dressing avatars',
  burns: 'Burning editions',
  collections: 'Collections of avatars and traits',
  credits: 'Plans and credits',
  criteria: 'Sets of traits, for offers for any trait of a kind',
  beacon: 'The public randomness beacon that decides draws',
  drawLog: 'The append-only log of draws',
  deployment: 'What signatures for this market name',
  draws: 'Draws that anyone can verify',
  drops: 'Drops, which are sold in packs',
  events: 'The event stream',
  leaders: 'Rankings of wallets',
  listings: 'Open listings',
  looks: 'The price of a look',
  notices: 'The caller’s notices',
  orders: 'Signed orders: listings, offers and trades',
  outfits: 'The caller’s saved looks',
  packs: 'Buying and opening packs',
  rates: 'Exchange rates',
  reroll: 'Exchanging editions by a draw',
  searches: 'The caller’s saved searches',
  showcases: 'The items that a wallet shows on its profile',
  tokens: 'Holders, metadata, and the depth and history of offers',
  traits: 'Traits of the market',
  wallets: 'Balances, inventories and gifts',
  watchlist: 'The caller’s watched items',
  worth: 'The value of the caller’s items',
};

const hasParameter = ({ parameters }: Json, name: string): boolean =>
  Array.isArray(parameters) && parameters.some((parameter) => parameter.name === name);

/** Says what the summary of a call leaves out: its access, its signature and its paging. */
export const describeEconomyCall = (operation: Json, isSigned: boolean): string =>
  [
    Array.isArray(operation['security']) && operation['security'].length > 0
      ? 'Needs an access token.'
      : 'Needs no access token.',
    ...(isSigned ? ['Counts toward the rate limit of signed actions.'] : []),
    ...(hasParameter(operation, 'cursor')
      ? [
          'The list is paged: repeat the call with `nextCursor` as `cursor` until it is null. While a list changes, its pages show each unchanged item exactly once, or the cursor is refused with 400 `bad-cursor`; then start over.',
        ]
      : []),
  ].join(' ');
