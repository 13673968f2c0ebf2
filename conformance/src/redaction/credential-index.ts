/** The minimum length from which a fragment of a credential is redacted too. */
const SHORTEST_PART = 16;
/** The minimum length from which a credential's beginning is redacted if an ellipsis follows. */
const SHORTEST_CUT = 6;
/** The minimum number of bytes whose base64 form is specific enough to be searched for. */
const SHORTEST_ENCODED = 6;
const INDEX_LENGTH = 4;

/** Lower-cases ASCII letters only, because other letters may change the string's length. */
const lowerCased = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

// Returns the base64 forms of a secret at all three alignments, without the characters that depend
// on adjacent bytes.
const base64Forms = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  if (bytes.length < SHORTEST_ENCODED) return [];
  return [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const [start, end] = [Math.ceil((offset * 8) / 6), Math.floor((padded.length * 8) / 6)];
    const forms = [padded.toString('base64'), padded.toString('base64url')];
    return forms.map((form) => form.slice(start, end));
  });
};

const urlForms = (secret: string): string[] => {
  // Replaces lone surrogates, which can't be URL-encoded.
  const wellFormed = Buffer.from(secret).toString('utf8');
  const query = new URLSearchParams([['', wellFormed]]).toString().slice(1);
  const component = encodeURIComponent(wellFormed);
  const strict = component.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return [encodeURI(wellFormed), component, strict, query];
};

/** Returns every form in which a response may repeat a value, including its form in nested JSON. */
const formsOf = (secret: string): Set<string> => {
  const escaped = JSON.stringify(secret).slice(1, -1);
  const twice = JSON.stringify(escaped).slice(1, -1);
  const texts = [...new Set([secret, escaped, twice])];
  return new Set([...texts, ...texts.flatMap(urlForms), ...texts.flatMap(base64Forms)]);
};

const commonLength = (text: string, at: number, form: string): number => {
  let length = 0;
  while (length < form.length && text[at + length] === form[length]) length += 1;
  return length;
};

/**
 * Creates an index that finds credentials in a string, in time that doesn't depend on the number of
 * credentials.
 */
export const createCredentialIndex = () => {
  const names = new Set<string>();
  const secrets = new Set<string>();
  const byBeginning = new Map<string, Map<string, string>>();

  const add = (secret: string, name: string): void => {
    if (secrets.has(secret)) return;
    secrets.add(secret);
    names.add(name);
    for (const form of formsOf(secret)) {
      const lower = lowerCased(form);
      if (lower.length < INDEX_LENGTH) continue;
      const beginning = lower.slice(0, INDEX_LENGTH);
      const same = byBeginning.get(beginning) ?? new Map<string, string>();
      byBeginning.set(beginning, same);
      if (!same.has(lower)) same.set(lower, name);
    }
  };

  const longestAt = (text: string, at: number): { length: number; name: string } | undefined => {
    const candidates = byBeginning.get(text.slice(at, at + INDEX_LENGTH));
    if (candidates === undefined) return undefined;
    let longest: { length: number; name: string } | undefined;
    for (const [form, name] of candidates) {
      const length = commonLength(text, at, form);
      const isCut = length >= SHORTEST_CUT && text[at + length] === '…';
      const isHidden = length === form.length || length >= SHORTEST_PART || isCut;
      if (isHidden && length > (longest?.length ?? 0)) longest = { length, name };
    }
    return longest;
  };

  const hideIn = (text: string): string => {
    const lower = lowerCased(text);
    let hidden = '';
    let from = 0;
    for (let at = 0; at + INDEX_LENGTH <= lower.length;) {
      const found = longestAt(lower, at);
      if (found === undefined) {
        at += 1;
        continue;
      }
      hidden += `${text.slice(from, at)}$${found.name}`;
      at += found.length;
      from = at;
    }
    return hidden + text.slice(from);
  };

  // Replaces placeholders in a command with shell variables. They are outside the single quotes, in
  // which the shell wouldn't expand them.
  const withVariables = (command: string): string => {
    if (names.size === 0) return command;
    const longestFirst = [...names].toSorted((one, other) => other.length - one.length);
    const variable = new RegExp(String.raw`(?<!")\$(?:${longestFirst.join('|')})`, 'g');
    return command.replaceAll(variable, `'"$&"'`);
  };
  return { add, addName: (name: string) => names.add(name), hideIn, withVariables };
};
