import type { NamedRoute } from '@trait-market/contract/shared';
import { KNOWN_ROUTES } from '../contract/routes';

export type FoundRoute = { named: NamedRoute; params: Readonly<Record<string, string>> };

const escapedText = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Routes with few parameters come first, so that in `/users/me` the `me` isn't read as a parameter.
const PATTERNS = KNOWN_ROUTES.map((named) => {
  const parts = named.route.path.split('/');
  const pattern = parts.map((part) =>
    part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escapedText(part),
  );
  const params = parts.filter((part) => part.startsWith(':')).length;
  return { named, params, pattern: new RegExp(`^${pattern.join('/')}$`) };
}).toSorted((one, other) => one.params - other.params);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const findRoute = (method: string, path: string): FoundRoute | undefined => {
  const [pathname = ''] = path.split('?', 1);
  for (const { named, pattern } of PATTERNS) {
    const match = named.route.method === method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, text]) => [key, decoded(text)]);
    return { named, params: Object.fromEntries(params) };
  }
  return undefined;
};
