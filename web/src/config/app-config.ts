import * as z from 'zod/mini';
// A missing or invalid field falls back alone, without affecting the others.
import { catch as or } from 'zod/mini';

import { takePrefetched } from '@/config/prefetched-responses';

const nullableText = or(z.nullable(z.string()), null);
const address = z.string().check(
  z.regex(/^https?:\/\//),
  z.refine((text) => URL.canParse(text)),
);

const FeatureFlagsSchema = z.object({
  /** Without a trailing slash; flags come from `{host}/api/features/{clientKey}` (§7). */
  host: address,
  clientKey: z.string(),
  /** Receives batches of the evaluated flags; null disables the reports. */
  usageUrl: or(z.nullable(address), null),
});
export type FeatureFlagsConfig = z.infer<typeof FeatureFlagsSchema>;

const ChatSchema = z.discriminatedUnion('provider', [
  /** A module script that sets `TraitMarketChat`. */
  z.object({ provider: z.literal('script'), url: address }),
  z.object({ provider: z.literal('intercom'), appId: z.string() }),
]);
export type ChatConfig = z.infer<typeof ChatSchema>;

/** The configuration that the BFF serves, so that one build fits all environments. */
export const AppConfigSchema = z.object({
  demoWallet: or(z.boolean(), false),
  walletConnectProjectId: nullableText,
  /** By chain id; null: reads use the connected wallet. */
  rpcUrls: or(z.object({ '1': nullableText, '137': nullableText }), { '1': null, '137': null }),
  imageHosts: or(z.array(z.string()), []),
  /** Null: flags use their fallbacks, without requests. */
  featureFlags: or(z.nullable(FeatureFlagsSchema), null),
  /** Receives page views; null disables them. */
  analyticsUrl: or(z.nullable(address), null),
  chat: or(z.nullable(ChatSchema), null),
  /** The base address of the legal pages in the login message; null: our own origin. */
  legalLinksBase: or(z.nullable(address), null),
  /** The product's page on a social network; null: the footer has no link. */
  socialUrl: or(z.nullable(address), null),
  /** The mock provider's control page, for development; null: there is no mock. */
  mockControlUrl: or(z.nullable(address), null),
});
export type AppConfig = z.infer<typeof AppConfigSchema>;

export const defaultAppConfig: AppConfig = AppConfigSchema.parse({});

const PATH = '/app-config.json';

/** Falls back to the defaults when `/app-config.json` fails. */
export const loadAppConfig = async (): Promise<AppConfig> => {
  try {
    const response = await (takePrefetched(PATH) ?? fetch(PATH));
    return AppConfigSchema.parse(await response.json());
  } catch (error) {
    console.warn('The app config could not be read; using the defaults.', error);
    return defaultAppConfig;
  }
};
