import { createHash } from 'node:crypto';

import type { ChainId } from '@trait-market/contract/economy/shared';

import { createRandomSource } from '../art/random';
import { createResponders, type Responders } from '../control/answers/responders';
import { enterFileScenario, readScenarioFile } from '../control/recording/scenario-file';
import { createShadow } from '../control/shadow/shadow';
import { snapshotOf } from '../control/snapshot';
import { deploymentsOf } from '../economy/world-markets/deployments';
import type { Market } from '../economy/market/market';
import { createMarkets } from '../economy/world-markets/markets';
import { createMarketSource } from '../economy/seed/market-source-of-seed';
import { createContractSignatures } from '../kernel/contract-signatures/contract-signatures';
import { makeCertificate, type Certificate } from '../kernel/http/certificate';
import { listenWithOwnUrl } from '../kernel/http/listen';
import { PRODUCT_ORIGINS } from '../kernel/product-origins';
import { composeBeginning } from '../seed/compose-beginning';
import { composeSeed, type SeedSize } from '../seed/seed';
import { readSeedFile } from '../seed/seed-file';
import { createWorld, type Beginning } from '../world/world';
import { createWorlds, type Worlds } from '../world/worlds';
import { createApp } from './app';
import { openDataFile } from './data/data-file';

export type MockServerOptions = {
  /** The port to listen on; 0 chooses any free port. */
  port: number;
  /** The name or address to listen on; `localhost` by default. */
  host?: string;
  /** The random seed. The same seed creates the same users, traits and pictures. */
  seed?: string;
  /** A JSON file with custom users, traits and flags. */
  seedFile?: string | undefined;
  /** A JSON file with a scenario or a recording, with which every world starts. */
  scenarioFile?: string | undefined;
  /** The file that preserves state across restarts; without one, state is lost on exit. */
  dataFile?: string | undefined;
  /** Moves an unusable data file aside instead of refusing to start. */
  setAside?: boolean;
  /** The product's address for links and signed actions; by default that of `npm start`. */
  productUrl?: string;
  /** The base of the legal links in login messages; defaults to the product's origin. */
  legalLinksBase?: string | undefined;
  /** The nodes that check the signatures of smart accounts; by default the mock's own (`/rpc`). */
  rpcUrls?: Partial<Record<ChainId, string>>;
  /** Origins whose pages may call the control API, and the other routes even from another host. */
  origins?: readonly string[];
  /** Host names of this server, in addition to loopback names and `host`. */
  allowedHosts?: readonly string[];
  /** Serves HTTPS: `true` with a self-signed certificate, or with the given one. */
  https?: boolean | Certificate;
  /** Responds to calls that match no route with 501 instead of 404. */
  failOnUnhandled?: boolean;
  /**
   * The origin of a real provider. The mock repeats its reads there after each response, and
   * reports the differences.
   */
  shadow?: string | undefined;
  /** The token for this provider in calls with a token of the mock, which never leaves the mock. */
  shadowToken?: string | undefined;
  reportError?: (error: unknown) => void;
} & Partial<SeedSize>;

/** A running mock provider. `url` has no trailing slash. */
export type MockServer = {
  url: string;
  port: number;
  /** The certificate in PEM, for clients that should trust it. */
  certificate?: string;
  /**
   * The address for `connectToMock`: with HTTPS a plain port of this machine, because `fetch` trusts
   * no self-signed certificate.
   */
  controlUrl: string;
  /** Composes the base market in advance, so that the first request doesn't have to wait for it. */
  prepareMarket(): Promise<void>;
  /**
   * Responds to a route, such as `GET /v1/users/:name/exists`, with a function. The newest matching
   * function applies, after faults and manual responses, and before the mock. The returned function
   * removes it.
   * @throws TypeError for a route without a method or path
   */
  respond: Responders['add'];
  /** Returns the first 100 calls that matched no route, in all worlds. */
  unhandled(): string[];
  stop(): Promise<void>;
};

/** Hooks for tests: to plant an error in a market when it is opened, and a shorter timeout. */
type Planting = {
  plant?: (market: Market, world: string) => void;
  shadowTimeoutMs?: number;
};

const MOST_UNHANDLED = 100;

const nameOfSeed = (options: unknown): string =>
  createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16);

/**
 * @throws the error of `listen`, BadFile for an unusable file, RangeError for more traits than
 * exist
 */
export const createMockServer = async ({
  port,
  host = 'localhost',
  seed: randomSeed = 'trait-market',
  users = 64,
  traits = 800,
  seedFile,
  scenarioFile,
  dataFile: dataPath,
  setAside = false,
  productUrl = 'http://localhost:4000',
  legalLinksBase = new URL(productUrl).origin,
  rpcUrls = {},
  origins = PRODUCT_ORIGINS,
  allowedHosts = [],
  https = false,
  failOnUnhandled = false,
  shadow: shadowProvider,
  shadowToken,
  shadowTimeoutMs,
  reportError = console.error,
  plant,
}: MockServerOptions & Planting): Promise<MockServer> => {
  const file = seedFile === undefined ? undefined : readSeedFile(seedFile);
  const fileScenario = scenarioFile === undefined ? undefined : readScenarioFile(scenarioFile);
  const seed = composeSeed({ randomSeed, users, traits, file });
  let ownUrl = '';
  const contractSignatures = createContractSignatures({
    urlOf: (chainId) => rpcUrls[chainId] ?? `${ownUrl}/rpc/${chainId}`,
  });
  const marketSource = createMarketSource(seed, randomSeed);
  const markets = createMarkets({
    source: marketSource,
    deployments: deploymentsOf(productUrl),
    contractSignatures,
    onOpen: plant,
  });
  let beginning: Beginning | undefined;
  const worlds: Worlds = createWorlds((name) => {
    const stored = dataFile?.stored(name);
    const world = createWorld({
      name,
      randomSource: createRandomSource(randomSeed),
      beginning: (beginning ??= composeBeginning(seed, randomSeed)),
      stored,
    });
    if (stored !== undefined) markets.restore(world, stored.state.economy);
    else if (fileScenario !== undefined) enterFileScenario(world, fileScenario);
    return world;
  });
  const dataFile =
    dataPath === undefined
      ? undefined
      : await openDataFile({
          path: dataPath,
          seed: nameOfSeed({ randomSeed, users, traits, file }),
          names: worlds.names,
          snapshotOf: (world) => snapshotOf(world, markets),
          setAside,
          reportError,
        });
  const shadow =
    shadowProvider === undefined
      ? undefined
      : createShadow({
          provider: shadowProvider,
          token: shadowToken,
          timeoutMs: shadowTimeoutMs,
        });
  const certificate = https === true ? await makeCertificate([host, ...allowedHosts]) : https;
  const responders = createResponders();
  const unhandled: string[] = [];
  const app = createApp({
    responders,
    shadow,
    failOnUnhandled,
    onUnmatched: (call) => {
      if (unhandled.length < MOST_UNHANDLED) unhandled.push(call);
    },
    worlds,
    markets,
    seed,
    dataFile,
    fileScenario,
    productUrl,
    legalLinksBase,
    contractSignatures,
    certificate: certificate === false ? undefined : certificate.cert,
    origins,
    allowedHosts: [host.includes(':') ? `[${host}]` : host, ...allowedHosts],
    reportError,
  });
  const listening = await listenWithOwnUrl(app, {
    port,
    host,
    certificate: certificate === false ? undefined : certificate,
  }).catch(async (error: unknown) => {
    await dataFile?.close();
    throw error;
  });
  ownUrl = listening.ownUrl;
  return {
    url: listening.url,
    port: listening.port,
    ...(certificate !== false && { certificate: certificate.cert }),
    controlUrl: ownUrl,
    respond: responders.add,
    unhandled: () => [...unhandled],
    prepareMarket: async () => {
      await marketSource.baseAt(marketSource.anchor());
    },
    stop: async () => {
      shadow?.stop();
      await listening.stop();
      await dataFile?.close();
    },
  };
};
