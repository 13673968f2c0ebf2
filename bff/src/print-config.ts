import type { Config } from './config/config';

const REDACTED = '[redacted]';

/** Prints an address without its user, path and query, which may contain service keys. */
const addressOf = ({ protocol, username, password, host, pathname, search }: URL): string => {
  const user = username === '' && password === '' ? '' : `${REDACTED}@`;
  const rest = (pathname === '' || pathname === '/') && search === '' ? '' : `/${REDACTED}`;
  return `${protocol}//${user}${host}${rest}`;
};

const textOf = (value: Config[keyof Config]): string => {
  if (value instanceof URL) return addressOf(value);
  if (value === false) return 'off';
  return String(value ?? '');
};

export const printedConfig = (config: Config): string =>
  Object.entries(config)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join('\n');
