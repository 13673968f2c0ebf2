import type { RequestHandler } from 'express';

import type { Config } from '../config/config';

/**
 * The web client's runtime configuration, all of which is public. It allows one build to serve
 * every environment.
 */
export type AppConfig = {
  demoWallet: boolean;
  walletConnectProjectId: string | null;
  /** RPC endpoints by chain id; null uses the wallet library's default. */
  rpcUrls: { '1': string | null; '137': string | null };
  /** Origins of block explorers by chain id. */
  explorerUrls: { '1': string; '137': string };
  imageHosts: string[];
  // The flag service, fetched from `{host}/api/features/{clientKey}`; null uses the web client's
  // defaults.
  featureFlags: { host: string; clientKey: string; usageUrl: string | null } | null;
  analyticsUrl: string | null;
  chat: Chat | null;
  /** The base of the legal pages in the login message; null uses the web client's own origin. */
  legalLinksBase: string | null;
  socialUrl: string | null;
  /** The chain hash of the beacon that decides draws; null uses drand's quicknet. */
  beaconHash: string | null;
  mockControlUrl: string | null;
  /** Whether browsers store the app and seen pages. */
  offlinePages: boolean;
};

/** The live chat: either a module script that sets `TraitMarketChat`, or Intercom. */
type Chat = { provider: 'script'; url: string } | { provider: 'intercom'; appId: string };

const featureFlagsOf = (config: Config): AppConfig['featureFlags'] => {
  const { FEATURE_FLAGS_HOST: host, FEATURE_FLAGS_KEY: clientKey } = config;
  if (host === undefined || clientKey === undefined) return null;
  return {
    host: host.href.replace(/\/$/, ''),
    clientKey,
    usageUrl: config.FEATURE_FLAGS_USAGE_URL?.href ?? null,
  };
};

const chatOf = ({ CHAT_SCRIPT_URL: url, INTERCOM_APP_ID: appId }: Config): Chat | null => {
  if (url !== undefined) return { provider: 'script', url: url.href };
  return appId === undefined ? null : { provider: 'intercom', appId };
};

export const appConfigOf = (config: Config): AppConfig => ({
  demoWallet: config.DEMO_WALLET === 'on',
  walletConnectProjectId: config.WALLETCONNECT_PROJECT_ID ?? null,
  rpcUrls: {
    '1': config.RPC_URL_ETHEREUM?.href ?? null,
    '137': config.RPC_URL_POLYGON?.href ?? null,
  },
  explorerUrls: {
    '1': config.EXPLORER_URL_ETHEREUM.origin,
    '137': config.EXPLORER_URL_POLYGON.origin,
  },
  imageHosts: config.IMAGE_HOSTS,
  featureFlags: featureFlagsOf(config),
  analyticsUrl: config.ANALYTICS_URL?.href ?? null,
  chat: chatOf(config),
  legalLinksBase: (config.LEGAL_LINKS_BASE ?? config.PUBLIC_URL)?.href ?? null,
  socialUrl: config.SOCIAL_URL?.href ?? null,
  beaconHash: config.BEACON_CHAIN_HASH === undefined ? null : `0x${config.BEACON_CHAIN_HASH}`,
  mockControlUrl: config.MOCK_CONTROL_URL?.href ?? null,
  offlinePages: config.OFFLINE === 'on',
});

export const serveAppConfig =
  (config: AppConfig): RequestHandler =>
  (_req, res) => {
    res.json(config);
  };
