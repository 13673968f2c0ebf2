import * as z from 'zod/mini';
// A part that is absent or bad falls back by itself, and costs no other part anything.
import { catch as or } from 'zod/mini';

import { takeAskedAhead } from '@/config/asked-ahead';

const nullableText = or(z.nullable(z.string()), null);
const address = z.string().check(
  z.regex(/^https?:\/\//),
  z.refine((text) => URL.canParse(text)),
);

const FeatureFlagsSchema = z.object({
  /** Asked at `{host}/api/features/{clientKey}` (§7). No slash at the end. */
  host: address,
  clientKey: z.string(),
  /** Where batches of the flags that were read are sent; null: nowhere. */
  usageUrl: or(z.nullable(address), null),
});
export type FeatureFlagsConfig = z.infer<typeof FeatureFlagsSchema>;

const ChatSchema = z.discriminatedUnion('provider', [
  /** A module script that sets `TraitMarketChat`. */
  z.object({ provider: z.literal('script'), url: address }),
  z.object({ provider: z.literal('intercom'), appId: z.string() }),
]);
export type ChatConfig = z.infer<typeof ChatSchema>;

/** What the BFF says about the environment it runs in, so that one build serves all of them. */
export const AppConfigSchema = z.object({
  /** Offer a wallet that signs in the page, for visitors who have none. */
  demoWallet: or(z.boolean(), false),
  walletConnectProjectId: nullableText,
  /** By chain id; null: reads go through the connected wallet. */
  rpcUrls: or(z.object({ '1': nullableText, '137': nullableText }), { '1': null, '137': null }),
  /** Origins besides our own that pictures may come from. */
  imageHosts: or(z.array(z.string()), []),
  /** Null: the fallbacks hold, and nothing is asked. */
  featureFlags: or(z.nullable(FeatureFlagsSchema), null),
  /** Where page views go; null: nowhere. */
  analyticsUrl: or(z.nullable(address), null),
  chat: or(z.nullable(ChatSchema), null),
  /** Where the legal pages are that the login message links to; null: at our own origin. */
  legalLinksBase: or(z.nullable(address), null),
  /** The product's page on a social network; null: the footer has no link to one. */
  socialUrl: or(z.nullable(address), null),
  /** The control page of the mock provider, in development; null: there is no mock. */
  mockControlUrl: or(z.nullable(address), null),
});
export type AppConfig = z.infer<typeof AppConfigSchema>;

/** What holds where the environment says nothing. */
export const defaultAppConfig: AppConfig = AppConfigSchema.parse({});

const PATH = '/app-config.json';

/**
 * Reads `/app-config.json`. Without it the product still works, with everything optional left out.
 */
export const loadAppConfig = async (): Promise<AppConfig> => {
  try {
    const response = await (takeAskedAhead(PATH) ?? fetch(PATH));
    return AppConfigSchema.parse(await response.json());
  } catch (error) {
    console.warn('The app config could not be read; using the defaults.', error);
    return defaultAppConfig;
  }
};
