// Every pattern is bounded, so that matching takes linear time.

/** Matches an address in any script, including a percent-encoded or full-width `@`. */
export const EMAIL_TEXT =
  /(?:"[^"\r\n]{1,64}"|[\p{L}\p{M}\p{N}.!#$*+^_`{|}~'%-]{1,64})(?:@|%40|\uFF20)(?:[\p{L}\p{M}\p{N}-]{1,63}[.\u3002\uFF0E\uFF61]){1,10}[\p{L}\p{M}\p{N}-]{1,63}/giu;

/** The user name and password of a URL, between its scheme and its host. */
const USERINFO = /(:\/\/)[^\s/?#"'<>\\]{1,500}@/g;

/** A pair of a query, a fragment or a form within a text. */
const PAIR = /(^|[^\w.~%[\]-])([\w.~%[\]-]{1,100})=([^\s&#;"'<>\\]+)/g;

/** A text whose URLs have no user name or password. Apply it before `EMAIL_TEXT`, which they look like. */
export const withoutUserinfo = (text: string): string => text.replaceAll(USERINFO, '$1');

/** A text whose `name=value` pairs have values of allowed names alone. */
export const redactPairs = (
  text: string,
  { isAllowed, replacement }: { isAllowed: (name: string) => boolean; replacement: string },
): string =>
  text.replaceAll(PAIR, (whole: string, before: string, name: string) =>
    isAllowed(name) ? whole : `${before}${name}=${replacement}`,
  );
