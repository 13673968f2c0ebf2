import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const STATE_NUMBERS = { closed: 0, 'half-open': 1, open: 2 } as const;
type BreakerState = keyof typeof STATE_NUMBERS;

type WatchedProvider = {
  breakers: () => { key: string; state: BreakerState }[];
  load: () => { route: string; open: number; waiting: number }[];
  connections: () => { connected: number; free: number };
  retries: () => number;
};

type WatchedPressure = { level: () => number };

type WatchedLimiter = { clients: () => { group: string; clients: number }[] };

type WatchedStreams = { open: () => number };

type WatchedPictures = {
  cacheBytes: () => number;
  load: () => { open: number; waiting: number }[];
};

/** Histogram buckets in seconds, from a read on the local network to the longest upload. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the metrics. Routes are labeled by their name in the contract, which bounds the number of
 * time series.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'bff_request_duration_seconds',
    help: 'Requests until the response is sent or the browser has left, by route and status',
    labelNames: ['route', 'status'],
    buckets: DURATIONS,
    registers,
  });
  const upstream = new Histogram({
    name: 'bff_upstream_duration_seconds',
    help: 'Calls to the provider including their retry, by route and outcome: a status or a code',
    labelNames: ['route', 'outcome'],
    buckets: DURATIONS,
    registers,
  });
  const refusals = new Counter({
    name: 'bff_refusals_total',
    help: 'Requests refused or failed in the BFF, by code and route: RATE_LIMITED, OVERLOADED, …',
    labelNames: ['code', 'route'],
    registers,
  });
  const closings = new Counter({
    name: 'bff_connections_closed_total',
    help: "Connections closed by a limit or for their client's behavior: full, share, pipelining, pieces, unread",
    labelNames: ['reason'],
    registers,
  });

  const streamEnds = new Counter({
    name: 'bff_event_streams_ended_total',
    help: 'Ended event streams, by reason: client, provider, slow, too-large, old, drain',
    labelNames: ['reason'],
    registers,
  });
  const eventsForwarded = new Counter({
    name: 'bff_events_passed_total',
    help: 'Events forwarded to streams',
    registers,
  });
  const eventsDropped = new Counter({
    name: 'bff_events_dropped_total',
    help: 'Events dropped because they violate the contract',
    registers,
  });

  const pages = new Counter({
    name: 'bff_pages_total',
    help: 'Pages sent, by content: data, or skeleton for private pages and those that were not rendered in time',
    labelNames: ['content'],
    registers,
  });
  const renders = new Histogram({
    name: 'bff_page_render_duration_seconds',
    help: 'Rendered pages including their calls to the provider, by outcome: complete, incomplete, failed',
    labelNames: ['outcome'],
    buckets: DURATIONS,
    registers,
  });
  const pictures = new Counter({
    name: 'bff_link_pictures_total',
    help: 'Pictures for link previews, by outcome: cached, unchanged, drawn, without-art, missing, failed',
    labelNames: ['outcome'],
    registers,
  });
  const pictureDurations = new Histogram({
    name: 'bff_link_picture_draw_duration_seconds',
    help: 'Drawing of pictures for link previews, including the queue of the renderer',
    buckets: DURATIONS,
    registers,
  });

  return {
    registry,
    request: (route: string, status: number, seconds: number): void =>
      requests.observe({ route, status }, seconds),
    upstream: (route: string, outcome: string, seconds: number): void =>
      upstream.observe({ route, outcome }, seconds),
    refusal: (code: string, route: string): void => refusals.inc({ code, route }),
    closing: (reason: string): void => closings.inc({ reason }),
    streamEnded: (reason: string): void => streamEnds.inc({ reason }),
    eventForwarded: (): void => eventsForwarded.inc(),
    eventDropped: (): void => eventsDropped.inc(),
    page: (content: string): void => pages.inc({ content }),
    pageRendered: (outcome: string, seconds: number): void => renders.observe({ outcome }, seconds),
    picture: (outcome: string): void => pictures.inc({ outcome }),
    pictureDrawn: (seconds: number): void => pictureDurations.observe(seconds),
    watch: (
      provider: WatchedProvider,
      pressure: WatchedPressure,
      limiter: WatchedLimiter,
      linesDropped: () => number,
      streams: WatchedStreams,
      linkPictures: WatchedPictures,
    ): void => {
      const gauge = (
        name: string,
        help: string,
        labelNames: string[],
        read: (set: (value: number, labels?: Record<string, string>) => void) => void,
      ) =>
        new Gauge({
          name,
          help,
          labelNames,
          registers,
          collect() {
            this.reset();
            read((value, labels = {}) => this.set(labels, value));
          },
        });
      gauge('bff_breaker_state', '0 closed, 1 half-open, 2 open', ['group'], (set) => {
        for (const { key, state } of provider.breakers()) set(STATE_NUMBERS[state], { group: key });
      });
      gauge(
        'bff_breaker_open',
        '1 while calls of the group are refused (open or half-open), else 0',
        ['group'],
        (set) => {
          for (const { key, state } of provider.breakers()) {
            set(state === 'closed' ? 0 : 1, { group: key });
          }
        },
      );
      gauge(
        'bff_provider_calls',
        'Running and queued calls to the provider',
        ['route', 'state'],
        (set) => {
          for (const { route, open, waiting } of provider.load()) {
            set(open, { route, state: 'open' });
            set(waiting, { route, state: 'waiting' });
          }
        },
      );
      gauge('bff_provider_connections', 'Connections to the provider', ['state'], (set) => {
        const { connected, free } = provider.connections();
        set(free, { state: 'free' });
        set(connected - free, { state: 'busy' });
      });
      gauge('bff_provider_retries', 'Retries since the start', [], (set) =>
        set(provider.retries()),
      );
      gauge('bff_limited_clients', 'Clients counted in this process', ['group'], (set) => {
        for (const { group, clients } of limiter.clients()) set(clients, { group });
      });
      gauge('bff_pressure', 'Share of requests that are shed, from 0 to 1', [], (set) =>
        set(pressure.level()),
      );
      gauge('bff_log_lines_dropped', 'Log lines dropped since the start', [], (set) =>
        set(linesDropped()),
      );
      gauge('bff_event_streams_open', 'Open event streams', [], (set) => set(streams.open()));
      gauge(
        'bff_link_picture_cache_bytes',
        'Size of the cached pictures for link previews',
        [],
        (set) => set(linkPictures.cacheBytes()),
      );
      gauge(
        'bff_link_pictures_in_progress',
        'Running and queued pictures for link previews',
        ['state'],
        (set) => {
          for (const { open, waiting } of linkPictures.load()) {
            set(open, { state: 'open' });
            set(waiting, { state: 'waiting' });
          }
        },
      );
      collectDefaultMetrics({ register: registry });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
