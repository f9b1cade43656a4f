// Plain JavaScript for any Node from 20 on, without packages: `npm start` looks at the settings with
// it before anything is installed.
import {
  Wrong,
  address,
  anyText,
  isDatabase,
  isOrigin,
  listOf,
  number,
  choiceOf,
  withDefault,
  parseFlag,
  parseProviders,
  parsePurgeToken,
  parsePurgeUrl,
  parseSecret,
  required,
  secretAdvice,
} from './setting-parsers.mjs';

/** @typedef {import('./setting-parsers.mjs').Provider} Provider */

const databaseUrl = (/** @type {string} */ advice) => address(/^postgres(ql)?:$/, advice);
const port = number('a port number', { max: 65_535 });
const milliseconds = number('a time in milliseconds', { min: 1 });
const flag = withDefault(parseFlag, false);

/** @type {string[]} */
const none = [];
/** @type {Record<string, Provider>} */
const noProviders = {};

const settings = {
  NODE_ENV: withDefault(choiceOf(['development', 'test', 'production']), 'development'),
  DEMO: flag,
  DATABASE_URL: required(
    databaseUrl('postgres://user:password@host:5432/database'),
    'postgres://user:password@host:5432/database',
  ),
  DATABASE_DIRECT_URL: withDefault(
    databaseUrl('the address of the database itself, past the pooler in DATABASE_URL'),
    undefined,
  ),
  DATABASE_READ_URLS: withDefault(
    listOf(isDatabase, 'addresses such as postgres://…, with commas between'),
    none,
  ),
  DATABASE_NAMED_PLANS: withDefault(choiceOf(['on', 'off']), 'on'),
  DATABASE_POOL_SIZE: withDefault(number('a number of connections', { min: 1, max: 500 }), 10),
  WORKERS: withDefault(number('a number of processes', { min: 1, max: 256 }), undefined),
  ORDERS_AT_A_TIME: withDefault(number('a number of orders', { min: 1 }), undefined),
  QUEUE_MILLISECONDS: withDefault(number('a time in milliseconds', {}), 1_000),
  IDLE_CONNECTION_SECONDS: withDefault(number('a number of seconds', { min: 1, max: 3_600 }), 5),
  HOST: withDefault(anyText, '127.0.0.1'),
  PORT: withDefault(port, 3000),
  PUBLIC_URL: withDefault(address(/^https?:$/, 'the address that customers type'), undefined),
  TRUST_PROXY: flag,
  UI_GALLERY: flag,
  PAGE_CACHE: withDefault(choiceOf(['on', 'off']), 'on'),
  PURGE_URL: withDefault(parsePurgeUrl, undefined),
  PURGE_TOKEN: withDefault(parsePurgeToken, undefined),
  REST_AGGREGATES: flag,
  API_REQUESTS_PER_SECOND: withDefault(number('a number of requests', { min: 1 }), 100),
  API_VISITOR_MILLISECONDS: withDefault(milliseconds, 300),
  API_DATABASE_MILLISECONDS: withDefault(milliseconds, 100),
  AUTH_SECRET: required(parseSecret, secretAdvice),
  SIGNING_KEY_DAYS: withDefault(number('a number of days', { min: 2 }), 90),
  SECRET_KEY_ORIGINS: withDefault(
    listOf(
      (origin) => /^https?:\/\/[^/]+$/.test(origin),
      'origins such as https://tool.example, with commas between',
    ),
    none,
  ),
  AUTH_AUTOCONFIRM: flag,
  AUTH_ANONYMOUS: flag,
  AUTH_MANUAL_LINKING: flag,
  AUTH_REDIRECT_ORIGINS: withDefault(
    listOf(isOrigin, 'origins such as https://app.example.com, with commas between'),
    none,
  ),
  OIDC_PROVIDERS: withDefault(parseProviders, noProviders),
  SMTP_URL: withDefault(address(/^smtps?:$/, 'smtp://user:password@host:587'), undefined),
  MAIL_FROM: withDefault(anyText, undefined),
  MAIL_RETENTION_DAYS: withDefault(number('a number of days', { min: 1 }), 90),
  UPLOADS_DIR: withDefault(anyText, 'var/uploads'),
  S3_ENDPOINT: withDefault(address(/^https?:$/, 'the address of the file store'), undefined),
  S3_REGION: withDefault(anyText, undefined),
  S3_BUCKET: withDefault(anyText, undefined),
  S3_ACCESS_KEY_ID: withDefault(anyText, undefined),
  S3_SECRET_ACCESS_KEY: withDefault(anyText, undefined),
  LOG_LEVEL: withDefault(
    choiceOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  REALTIME_CONNECTIONS: withDefault(number('a number of connections', {}), 5_000),
  REALTIME_CONNECTIONS_PER_ADDRESS: withDefault(number('a number of connections', { min: 1 }), 200),
  METRICS_PORT: withDefault(port, 9464),
  OTEL_EXPORTER_OTLP_ENDPOINT: withDefault(
    address(/^https?:$/, 'the address of a collector, http://127.0.0.1:4318'),
    undefined,
  ),
  TRACE_RATIO: withDefault(number('a number from 0 to 1', { max: 1, isWhole: false }), 0.1),
};

/** Every variable that the process reads; the documents are checked against this list. */
export const variableNames = Object.keys(settings);

/** @typedef {{ [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]> }} Settings */

/**
 * The settings and everything that is wrong with them, each problem as a sentence. A setting that is
 * wrong is absent.
 * @param {Record<string, string | undefined>} source
 * @returns {{ settings: Settings, problems: string[] }}
 */
export function readSettings(source) {
  /** @type {Record<string, unknown>} */
  const read = {};
  /** @type {Map<string, string>} */
  const wrong = new Map();
  for (const [name, parse] of Object.entries(settings)) {
    try {
      // An empty value counts as left out.
      read[name] = parse(source[name] || undefined);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      wrong.set(name, error.message);
    }
  }
  const found = /** @type {Settings} */ (read);
  for (const [name, problem] of contradictions(found)) {
    if (!wrong.has(name)) wrong.set(name, problem);
  }
  const problems = [...wrong].map(([name, problem]) => `${name} ${problem}.`);
  return { settings: found, problems };
}

const s3 = /** @type {const} */ ([
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** Settings that are right by themselves and not beside the others. @param {Settings} found */
function* contradictions(found) {
  if (s3.some((name) => found[name])) {
    for (const name of s3.filter((each) => !found[each])) {
      yield [name, 'is missing: set all of the S3_ variables or none'];
    }
  }
  if (found.PURGE_TOKEN && !found.PURGE_URL) {
    yield [
      'PURGE_URL',
      'is missing beside PURGE_TOKEN: set it to the address that purges the cache',
    ];
  }
  if (found.SMTP_URL && !found.MAIL_FROM) {
    yield ['MAIL_FROM', 'is missing beside SMTP_URL: set it to the sender of mails'];
  }
  // The demo runs the built shop too, but has no customers.
  if (found.NODE_ENV !== 'production' || found.DEMO) return;
  if (found.AUTH_AUTOCONFIRM) {
    yield [
      'AUTH_AUTOCONFIRM',
      'is on: leave it out, in production addresses are confirmed by mail',
    ];
  }
  const problem = findAddressProblem(found.PUBLIC_URL);
  if (problem)
    yield ['PUBLIC_URL', `${problem}: set it to the https:// address that customers type`];
}

/** Cookies need TLS unless the address is local. @param {string | undefined} url */
function findAddressProblem(url) {
  if (!url) return 'is missing';
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || isLocal ? undefined : 'begins with http://';
}

/**
 * All problems in one text, one to a line.
 * @param {string[]} problems
 */
export function describeProblems(problems) {
  if (problems.length === 1) return problems[0];
  return [`${problems.length} settings are not right:`, ...problems].join('\n  ');
}
