import { deploymentOf, orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { deploymentsOf } from '../world-markets/deployments';
import { actingFor } from '../../testing/acting';
import { freshSalt } from '../../testing/fresh-numbers';
import { DEPLOYMENT, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';

const STAGING = deploymentOf('https://staging.market.example');

let place: TestMarket;
let seller: ReturnType<typeof actingFor>;
let here: ReturnType<typeof actingFor>;
let onStaging: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  seller = actingFor(newWallet(), place.market);
  const wallet = newWallet();
  here = actingFor(wallet, place.market);
  onStaging = actingFor(wallet, place.market, STAGING);
  await place.giveTrait(seller.account, 'alpha-hat', 3);
  await place.giveTrait(here.account, 'alpha-hat', 3);
  place.giveCoin(here.account, 10n * ETHER);
  place.giveWrapped(here.account, 10n * ETHER);
});

/** Signs each action for staging; `claimed` requests then claim to be for this deployment. */
const acts = async () => {
  const { market } = place;
  const listing = await seller.post(seller.listingOf('alpha-hat', ETHER));
  const own = await here.post(here.listingOf('alpha-hat', ETHER));
  const hash = orderHash(listing.components);
  const requests = {
    fulfil: await onStaging.signFulfilment(listing),
    cancel: await onStaging.signCancel(own),
    cancelAll: await onStaging.signCancelAll('0'),
    wrap: await onStaging.signWrap('wrap', ETHER),
    unwrap: await onStaging.signWrap('unwrap', ETHER),
  };
  const claimed = { deployment: DEPLOYMENT };
  const { account } = here;
  return [
    (claim: object) => market.fulfil(account, hash, { ...requests.fulfil, ...claim }),
    (claim: object) =>
      market.cancel(account, orderHash(own.components), { ...requests.cancel, ...claim }),
    (claim: object) => market.cancelAll(account, { ...requests.cancelAll, ...claim }),
    (claim: object) => market.wrap(account, 'wrap', { ...requests.wrap, ...claim }),
    (claim: object) => market.wrap(account, 'unwrap', { ...requests.unwrap, ...claim }),
  ].map((send) => ({ honest: () => send({}), claimed: () => send(claimed) }));
};

test('E6 T64 an action signed on another deployment is refused, whichever it claims to be for', async () => {
  for (const { honest, claimed } of await acts()) {
    expect(await refusalOf(honest())).toBe('wrong-deployment');
    expect(await refusalOf(claimed())).toBe('bad-signature');
  }
});

test('T64 an order made on another deployment is refused because of its salt', async () => {
  const terms = here.listingOf('alpha-hat', ETHER);
  const order = await here.signOrder({ ...terms, salt: freshSalt(STAGING) });
  expect(await refusalOf(place.market.post(here.account, order))).toBe('wrong-deployment');
  const resalted = { ...order, components: { ...order.components, salt: freshSalt() } };
  expect(await refusalOf(place.market.post(here.account, resalted))).toBe('bad-signature');
});

test("T64 an order of any of a provider's deployments is accepted", async () => {
  place = openTestMarket({ deployments: new Set([DEPLOYMENT, STAGING]) });
  const maker = actingFor(newWallet(), place.market);
  await place.giveTrait(maker.account, 'alpha-hat');
  for (const deployment of [DEPLOYMENT, STAGING]) {
    const terms = { ...maker.listingOf('alpha-hat', ETHER), salt: freshSalt(deployment) };
    expect(await refusalOf(maker.post(terms))).toBeUndefined();
  }
});

test('T64 the same action signed here is accepted', async () => {
  const request = await here.signWrap('wrap', ETHER);
  expect(await refusalOf(place.market.wrap(here.account, 'wrap', request))).toBeUndefined();
});

test('a product on this machine is one deployment under each of its own names only', () => {
  const local = deploymentsOf('http://localhost:4000');
  expect(local).toEqual(deploymentsOf('http://127.0.0.1:4000/traits'));
  expect(local.has(deploymentOf('http://[::1]:4000'))).toBe(true);
  expect(local.has(deploymentOf('http://localhost:5173'))).toBe(false);
  expect([...deploymentsOf('https://market.example')]).toEqual([
    deploymentOf('https://market.example'),
  ]);
});
