import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { OrderSchema } from '@trait-market/contract/economy/orders';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import { describe, expect, test } from 'vitest';

import { connectToMock } from '../../control/mock-client';
import { openEvents } from '../../testing/event-stream';
import { useMockServer } from '../../testing/mock-server';
import { newTrader, signedCancel, signedOrder, traitAt } from '../../testing/traders';

const server = useMockServer();

const PATH = '/economy/v1/events';

const enter = () => {
  const world = server.world();
  const mock = connectToMock({ url: server.url(), world: world.name });
  const open = (query = '', headers: Record<string, string> = {}) =>
    openEvents(`${server.url()}${PATH}${query}`, { 'x-mock-world': world.name, ...headers });
  return { world, mock, open };
};

type Stream = Awaited<ReturnType<typeof openEvents>>;

const names = ({ events }: Stream) => events.map(({ event }) => event);
const lastId = ({ events }: Stream) => events.at(-1)?.id ?? '';

describe('an event', () => {
  test('E208 is sent once for a listing and for its cancellation, with the data of the lists', async () => {
    const { world, open } = enter();
    const { body } = await world.call('get', '/economy/v1/traits?limit=1').expect(200);
    const [trait] = TraitPageSchema.parse(body).items;
    const seller = await newTrader(world, [trait?.id ?? '']);
    const stream = await open();
    const elsewhere = await open('', { 'x-mock-world': `${world.name}-2` });
    const other = await open('?collection=no-such');
    const orders = await open(`?event=order&trait=${trait?.id}`);
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);

    const signed = await signedOrder(seller, 'listing', await traitAt(world, trait?.id ?? ''), 9n);
    const order = OrderSchema.parse((await seller.post('/orders', signed).expect(201)).body);
    await expect.poll(() => names(stream)).toEqual(['ready', 'activity', 'order']);
    const cancel = await signedCancel(seller, order.chainId, order.hash);
    await seller.post(`/orders/${order.hash}/cancel`, cancel).expect(200);
    // The second cancellation changes nothing, so it must not send an event.
    await seller.post(`/orders/${order.hash}/cancel`, cancel).expect(200);

    await expect
      .poll(() => names(stream))
      .toEqual(['ready', 'activity', 'order', 'activity', 'order']);
    const activity = ActivityPageSchema.parse((await seller.get('/activity?limit=2')).body);
    const received = stream.received();
    expect(received.flatMap((one) => (one.event === 'activity' ? [one.data] : []))).toEqual(
      activity.items.toReversed(),
    );
    expect(received.flatMap((one) => (one.event === 'order' ? [one.data] : []))).toMatchObject([
      { hash: order.hash, state: 'open', traits: [trait?.id], collections: [trait?.collection] },
      { hash: order.hash, state: 'cancelled', maker: seller.wallet.address },
    ]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
    expect(names(orders)).toEqual(['ready', 'order', 'order']);
    expect(names(other)).toEqual(['ready']);
    expect(names(elsewhere)).toEqual(['ready']);
  });

  test('E208 is not sent for a refused act', async () => {
    const { world, open } = enter();
    const { body } = await world.call('get', '/economy/v1/traits?limit=1').expect(200);
    const trait = await traitAt(world, TraitPageSchema.parse(body).items[0]?.id ?? '');
    const nobody = await newTrader(world);
    const stream = await open();
    await nobody.post('/orders', await signedOrder(nobody, 'listing', trait, 9n)).expect(409);
    await connectToMock({ url: server.url(), world: world.name }).pushEvent({
      event: 'activity',
      data: 1,
    });
    await expect.poll(() => names(stream)).toEqual(['ready', 'activity']);
    expect(stream.events.at(-1)?.data).toBe('1');
  });
});

describe('a client that reconnects', () => {
  const pushed = (data: unknown) => ({ event: 'activity', data });

  test('E209 gets what it missed, and continues', async () => {
    const { mock, open } = enter();
    const first = await open();
    await mock.pushEvent(pushed('a'));
    await expect.poll(() => names(first)).toHaveLength(2);
    first.leave();
    await mock.pushEvent(pushed('b'));
    const second = await open('', { 'last-event-id': lastId(first) });
    await mock.pushEvent(pushed('c'));
    await expect
      .poll(() => second.events.map(({ event, data }) => (event === 'ready' ? event : data)))
      .toEqual(['ready', '"b"', '"c"']);
    expect(second.events[0]?.id).toBe(lastId(first));
  });

  test('E209 T75 with an outdated or unknown id gets an instruction to reload', async () => {
    const { mock, open } = enter();
    const stream = await open();
    await expect.poll(() => names(stream)).toEqual(['ready']);
    const old = lastId(stream);

    await mock.reset();
    await expect.poll(() => names(stream)).toEqual(['ready', 'reset']);
    expect(lastId(stream)).toBe((await mock.events()).last);
    const foreign = await open('', { 'last-event-id': old });
    await expect.poll(() => names(foreign)).toEqual(['reset']);
    const ahead = `${lastId(foreign).split('-')[0]}-7`;
    const future = await open('', { 'last-event-id': ahead });
    await expect.poll(() => names(future)).toEqual(['reset']);
    const elsewhere = await enter().open();
    await expect.poll(() => names(elsewhere)).toEqual(['ready']);
    const strange = await open('', { 'last-event-id': lastId(elsewhere) });
    await expect.poll(() => names(strange)).toEqual(['reset']);
  });

  test('E209 with an invalid id is refused', async () => {
    const { open } = enter();
    for (const id of ['a b', 'x'.repeat(65), '../..']) {
      expect((await open('', { 'last-event-id': id })).status).toBe(400);
    }
    expect((await open('?topic=all')).status).toBe(400);
  });
});

describe('controlling the stream', () => {
  test('pausing holds events back, and resuming sends each once', async () => {
    const { mock, open } = enter();
    const stream = await open();
    await mock.pushEvent({ event: 'activity', data: 0 });
    await mock.pauseEvents();
    await mock.pushEvent({ event: 'activity', data: 1 });
    await expect.poll(() => names(stream)).toHaveLength(2);
    const late = await open('', { 'last-event-id': stream.events[0]?.id ?? '' });
    await expect.poll(() => names(late)).toHaveLength(2);
    expect(await mock.events()).toEqual({ open: 2, paused: true, last: lastId(stream) });
    await mock.pauseEvents(false);
    for (const one of [stream, late]) {
      await expect.poll(() => one.events.map(({ data }) => data).slice(1)).toEqual(['0', '1']);
    }
  });

  test('cutting ends every stream, and a new one can be opened', async () => {
    const { mock, open } = enter();
    const streams = [await open(), await open()];
    await expect.poll(async () => (await mock.events()).open).toBe(2);
    expect((await mock.cutEvents()).open).toBeLessThanOrEqual(2);
    await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
    await expect.poll(async () => (await mock.events()).open).toBe(0);
    expect((await open()).status).toBe(200);
  });

  test('E206 a page names its world in the address, since an EventSource sends no header', async () => {
    const { world, mock } = enter();
    const stream = await openEvents(
      `${server.url()}${PATH}?x-mock-world=${world.name}&event=order`,
    );
    await mock.pushEvent({ event: 'order', data: null });
    await expect.poll(() => names(stream)).toEqual(['ready', 'order']);
    expect((await openEvents(`${server.url()}${PATH}?x-mock-world=a%20b`)).status).toBe(400);
  });
});
