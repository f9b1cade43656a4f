// Plain JavaScript for any Node from 20 on, without packages: how settings.mjs reads one setting.

/** What is wrong with one setting, as the rest of a sentence that begins with its name. */
export class Wrong extends Error {}

/**
 * @template T, F
 * @param {(text: string) => T} parse
 * @param {F} fallback
 * @returns {(text: string | undefined) => T | F}
 */
export const withDefault = (parse, fallback) => (text) =>
  text === undefined ? fallback : parse(text);

/**
 * @template T
 * @param {(text: string) => T} parse
 * @param {string} advice
 * @returns {(text: string | undefined) => T}
 */
export const required = (parse, advice) => (text) => {
  if (text === undefined) throw new Wrong(`is missing: set it to ${advice}`);
  return parse(text);
};

export const anyText = (/** @type {string} */ text) => text;

/**
 * @param {RegExp} protocol
 * @param {string} advice
 * @returns {(text: string) => string}
 */
export const address = (protocol, advice) => (text) => {
  // URL.parse is younger than Node 20.
  if (!URL.canParse(text)) throw new Wrong(`is not an address: set it to ${advice}`);
  const { protocol: found } = new URL(text);
  if (!protocol.test(found)) throw new Wrong(`begins with ${found}//: set it to ${advice}`);
  return text;
};

/**
 * @param {string} what
 * @param {{ min?: number, max?: number, isWhole?: boolean }} bounds
 * @returns {(text: string) => number}
 */
export const number =
  (what, { min = 0, max = Infinity, isWhole = true }) =>
  (text) => {
    const value = Number(text);
    if (Number.isNaN(value) || (isWhole && !Number.isInteger(value))) {
      throw new Wrong(`is not a number that is allowed here: set it to ${what}`);
    }
    if (value < min) throw new Wrong(`is too small: set it to ${what}, at least ${min}`);
    if (value > max) throw new Wrong(`is too large: set it to ${what}, at most ${max}`);
    return value;
  };

/**
 * @template {string} Choice
 * @param {readonly Choice[]} choices
 * @returns {(text: string) => Choice}
 */
export const choiceOf = (choices) => (text) => {
  const found = choices.find((choice) => choice === text);
  const others = choices.slice(0, -1).join(', ');
  if (!found) throw new Wrong(`is unknown: set it to ${others} or ${choices.at(-1)}`);
  return found;
};

/** @param {string} text */
export function parseFlag(text) {
  if (!['0', '1', 'false', 'true'].includes(text)) {
    throw new Wrong('is neither: set it to true or false');
  }
  return text === '1' || text === 'true';
}

/**
 * @param {(item: string) => boolean} isRight
 * @param {string} advice
 * @returns {(text: string) => string[]}
 */
export const listOf = (isRight, advice) => (text) => {
  const items = text.split(',').flatMap((item) => item.trim() || []);
  const wrong = items.find((item) => !isRight(item));
  // Never the item itself: an address of a database holds a password.
  if (wrong)
    throw new Wrong(`has a wrong entry, the ${ordinal(items, wrong)}: set it to ${advice}`);
  return items;
};

/** @param {string[]} items @param {string} item */
const ordinal = (items, item) => `${items.indexOf(item) + 1}. of ${items.length}`;

/** @param {string} text */
export const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;
/** @param {string} text */
export const isDatabase = (text) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

export const secretAdvice =
  'a random text of at least 32 characters, such as `openssl rand -hex 32` prints';

/** Long enough, of many different characters, and not a shorter text repeated. @param {string} secret */
export function parseSecret(secret) {
  const isRepeated = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  const kinds = new Set(secret).size;
  if (secret.length < 32) {
    throw new Wrong(`is too short, ${secret.length} characters: set it to ${secretAdvice}`);
  }
  if (isRepeated || /(.{4,})\1{2,}/.test(secret)) {
    throw new Wrong(`repeats a part of itself: set it to ${secretAdvice}`);
  }
  if (kinds < 10) {
    throw new Wrong(`has only ${kinds} different characters: set it to ${secretAdvice}`);
  }
  return secret;
}

/** @param {string} text */
export function parsePurgeUrl(text) {
  address(/^https?:$/, 'the address that purges the cache')(text);
  const { username, password } = new URL(text);
  if (username || password) {
    // Node's fetch rejects such addresses.
    throw new Wrong(
      'holds a user or a password: leave both out, and set PURGE_TOKEN to what proves the shop',
    );
  }
  return text;
}

/** @param {string} text */
export function parsePurgeToken(text) {
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new Wrong('holds a space or another character that no header may hold: leave them out');
  }
  return text;
}

/** @typedef {{ name: string, issuer: string, clientId: string, clientSecret: string }} Provider */

/** OpenID providers by the name that the API knows them by. @param {string} text */
export function parseProviders(text) {
  try {
    const entries = Object.entries(JSON.parse(text));
    if (entries.every(([key, value]) => isProviderName(key) && isProvider(value))) {
      return /** @type {Record<string, Provider>} */ (Object.fromEntries(entries));
    }
  } catch {
    // Not JSON: the same advice.
  }
  throw new Wrong(
    'is not a list of providers: set it to {"google": {"name": "Google", "issuer": "https://accounts.google.com", "clientId": "…", "clientSecret": "…"}}',
  );
}

/** @param {string} name */
const isProviderName = (name) => /^(?!email$|phone$)[a-z][a-z0-9_-]{0,30}$/.test(name);

const providerKeys = ['name', 'issuer', 'clientId', 'clientSecret'];

/** @param {any} value */
function isProvider(value) {
  if (typeof value !== 'object' || value === null) return false;
  const isComplete = providerKeys.every((key) => typeof value[key] === 'string' && value[key]);
  const isExact = Object.keys(value).length === providerKeys.length;
  return (
    isComplete &&
    isExact &&
    value.name.length <= 40 &&
    URL.canParse(value.issuer) &&
    /^https?:$/.test(new URL(value.issuer).protocol)
  );
}
