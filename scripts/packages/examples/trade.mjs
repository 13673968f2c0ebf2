// Signs in, lists, buys and cancels on the trait economy with fetch and viem alone: everything else
// comes from the provider's documents. Usage:
//   SELLER_KEY=0x… BUYER_KEY=0x… node trade.mjs http://localhost:4001 http://localhost:4000
// The arguments are the provider's address and the origin of the site on which the wallets trade.
// The seller needs an edition of a trait, and the buyer coin. Use keys of test wallets only.
import { randomBytes } from 'node:crypto';

import { getAddress, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const [provider = '', site = ''] = process.argv.slice(2);
const CHAIN_ID = 1;
const HEADERS = JSON.parse(process.env.HEADERS ?? '{}');
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
const ZERO_BYTES = `0x${'0'.repeat(64)}`;

const call = async (method, path, { body, token } = {}) => {
  const response = await fetch(`${provider}${path}`, {
    method,
    headers: {
      ...HEADERS,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${json.message}`);
  return json;
};

/** Seaport 1.6, which has this address on every chain. */
const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395';

const { deployment, seaport, zone } = await call('GET', '/economy/v1/deployment');
// The hash is computed here, so that a response can't decide on which site a signature is valid.
if (deployment !== keccak256(stringToHex(new URL(site).origin)))
  throw new Error(`${provider} doesn't belong to ${site}`);
// Orders and approvals name this contract, which moves what the wallet holds.
if (seaport.toLowerCase() !== SEAPORT.toLowerCase())
  throw new Error(`${provider} names another contract than Seaport 1.6: ${seaport}`);

const { actions } = await call('GET', '/signed-actions.json');

const sign = async (wallet, name, message) => {
  const [{ types, primaryType, example }] = actions.find((action) => action.name === name).forms;
  const { EIP712Domain: _, ...ownTypes } = types;
  const place = name === 'order' ? { verifyingContract: seaport } : { salt: deployment };
  const domain = { ...example.domain, chainId: CHAIN_ID, ...place };
  return wallet.signTypedData({ domain, types: ownTypes, primaryType, message });
};

const signIn = async (key) => {
  const wallet = privateKeyToAccount(key);
  const { nonce } = await call('GET', `/v1/users/nonce?walletAddress=${wallet.address}`);
  const base = new URL(site).origin;
  const message = [
    'Welcome to Trait Market.',
    '',
    'Sign this message to prove that this wallet is yours. It costs nothing and moves nothing.',
    '',
    'By signing in you agree to:',
    `Terms of use: ${base}/terms`,
    `Privacy policy: ${base}/privacy-policy`,
    `NFT license: ${base}/nft-license`,
    '',
    `Wallet address: ${getAddress(wallet.address)}`,
    `Nonce: ${nonce}`,
  ].join('\n');
  const signature = await wallet.signMessage({ message });
  const body = { walletAddress: wallet.address, signature, messageVersion: 'v3' };
  const { accessToken } = await call('POST', '/v1/users/login', { body });
  return { wallet, address: wallet.address, token: accessToken };
};

const random = (bytes) => BigInt(`0x${randomBytes(bytes).toString('hex')}`);
const now = () => Math.floor(Date.now() / 1000);
const once = () => ({ nonce: String(random(32)), deadline: String(now() + 600) });

const act = async ({ wallet, token }, name, path, message) =>
  call('POST', path, {
    token,
    body: {
      chainId: CHAIN_ID,
      deployment,
      message,
      signature: await sign(wallet, name, message),
    },
  });

const list = async (seller, trait, unitPrice) => {
  const { items } = await call('GET', '/economy/v1/wallets/me/balances', seller);
  const { counter } = items.find(({ chainId }) => chainId === CHAIN_ID);
  const coin = (amount, recipient) => ({
    itemType: 0,
    token: ZERO_ADDRESS,
    identifierOrCriteria: '0',
    startAmount: String(amount),
    endAmount: String(amount),
    recipient,
  });
  const fees = trait.fees
    .map(({ bps, recipient }) => coin((unitPrice * BigInt(bps)) / 10_000n, recipient))
    .filter(({ startAmount }) => startAmount !== '0');
  const taken = fees.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n);
  const components = {
    offerer: seller.address,
    zone,
    offer: [
      {
        itemType: 3,
        token: trait.token,
        identifierOrCriteria: trait.tokenId,
        startAmount: '1',
        endAmount: '1',
      },
    ],
    consideration: [coin(unitPrice - taken, seller.address), ...fees],
    orderType: 2,
    startTime: '0',
    endTime: String(now() + 7 * 24 * 60 * 60),
    zoneHash: ZERO_BYTES,
    salt: String(((BigInt(deployment) >> 128n) << 128n) | random(16)),
    conduitKey: ZERO_BYTES,
    counter,
  };
  return call('POST', '/economy/v1/orders', {
    token: seller.token,
    body: {
      domain: { chainId: CHAIN_ID, verifyingContract: seaport },
      components,
      commitments: [],
      signature: await sign(seller.wallet, 'order', components),
    },
  });
};

const seller = await signIn(process.env.SELLER_KEY);
const buyer = await signIn(process.env.BUYER_KEY);

const inventory = await call('GET', `/economy/v1/wallets/${seller.address}/inventory?kind=trait`);
const owned = inventory.items.find(({ trait }) => trait.chainId === CHAIN_ID);
if (owned === undefined) throw new Error(`${seller.address} has no trait on chain ${CHAIN_ID}`);
const trait = await call('GET', `/economy/v1/traits/${owned.trait.id}`);

await act(seller, 'approval', '/economy/v1/wallets/me/approvals', {
  owner: seller.address,
  token: trait.token,
  operator: seaport,
  approved: true,
  ...once(),
});

const PRICE = 20_000_000_000_000_000n;
const sold = await list(seller, trait, PRICE);
const receipt = await act(buyer, 'fulfilment', `/economy/v1/orders/${sold.hash}/fulfil`, {
  orderHash: sold.hash,
  fulfiller: buyer.address,
  quantity: '1',
  highestPrice: String(PRICE),
  lowestProceeds: '0',
  ...once(),
});
console.log(`Bought ${trait.value} for ${receipt.paid.amount} wei.`);

const withdrawn = await list(seller, trait, 2n * PRICE);
await act(seller, 'cancel', `/economy/v1/orders/${withdrawn.hash}/cancel`, {
  maker: seller.address,
  orderHashes: [withdrawn.hash],
  deadline: once().deadline,
});
console.log(`Canceled ${withdrawn.hash}.`);
