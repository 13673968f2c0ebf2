// Every repetition in these patterns has a maximum, so that matching takes linear time.

/** Matches an address in any script, including a percent-encoded or full-width `@`. */
export const EMAIL_TEXT =
  /(?:"[^"\r\n]{1,64}"|[\p{L}\p{M}\p{N}.!#$*+^_`{|}~'%-]{1,64})(?:@|%40|\uFF20)(?:[\p{L}\p{M}\p{N}-]{1,63}[.\u3002\uFF0E\uFF61]){1,10}[\p{L}\p{M}\p{N}-]{1,63}/giu;

const USERINFO = /(:\/\/)[^\s/?#"'<>\\]{1,500}@/g;

const PAIR = /(^|[^\w.~%[\]-])([\w.~%[\]-]{1,100})=([^\s&#;"'<>\\]+)/g;

/** Removes credentials from URLs; apply it before `EMAIL_TEXT`, which also matches them. */
export const withoutUserinfo = (text: string): string => text.replaceAll(USERINFO, '$1');

/** Replaces the values of `name=value` pairs whose name isn't allowed. */
export const redactPairs = (
  text: string,
  { isAllowed, replacement }: { isAllowed: (name: string) => boolean; replacement: string },
): string =>
  text.replaceAll(PAIR, (whole: string, before: string, name: string) =>
    isAllowed(name) ? whole : `${before}${name}=${replacement}`,
  );
