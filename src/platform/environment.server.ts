import { z } from 'zod';
import { hasCredentials, isOrigin, isPublic, isStrong } from './setting-checks.ts';

/** Invalid environment; the message says what to set. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment';
}

const port = (name: string, standard: number) =>
  z.coerce
    .number(`set ${name} to a port number`)
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65_535, {
      error: `set ${name} to a port number`,
    })
    .default(standard);

const flag = (name: string) =>
  z
    .enum(['0', '1', 'false', 'true'], `set ${name} to true or false`)
    .default('false')
    .transform((value) => value === '1' || value === 'true');

const provider = z.strictObject({
  name: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});
const providers = z.record(z.string().regex(/^(?!email$|phone$)[a-z][a-z0-9_-]{0,30}$/), provider);

/** OpenID providers by the name that the API knows them by. */
function parseProviders(text: string, context: z.RefinementCtx): z.output<typeof providers> {
  try {
    return providers.parse(JSON.parse(text));
  } catch {
    context.addIssue(
      'set OIDC_PROVIDERS to {"google": {"name": "Google", "issuer": "https://accounts.google.com", "clientId": "…", "clientSecret": "…"}}',
    );
    return z.NEVER;
  }
}

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'set NODE_ENV to development, test or production')
    .default('development'),
  DEMO: flag('DEMO'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'set DATABASE_URL to postgres://user:password@host:5432/database',
  }),
  DATABASE_DIRECT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'set DATABASE_DIRECT_URL to the database itself, past the pooler in DATABASE_URL',
    })
    .optional(),
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((url) => url.trim() || []))
    .refine(
      (urls) => urls.every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
      {
        error: 'set DATABASE_READ_URLS to addresses such as postgres://…, with commas between',
      },
    ),
  DATABASE_NAMED_PLANS: z
    .enum(['on', 'off'], 'set DATABASE_NAMED_PLANS to on or off')
    .default('on'),
  DATABASE_POOL_SIZE: z.coerce
    .number('set DATABASE_POOL_SIZE to a number of connections')
    .int()
    .min(1)
    .max(500)
    .default(10),
  WORKERS: z.coerce
    .number('set WORKERS to a number of processes')
    .int('set WORKERS to a number of processes')
    .min(1, 'set WORKERS to at least 1')
    .max(256, 'set WORKERS to at most 256')
    .optional(),
  ORDERS_AT_A_TIME: z.coerce
    .number('set ORDERS_AT_A_TIME to a number of orders')
    .int('set ORDERS_AT_A_TIME to a number of orders')
    .min(1, 'set ORDERS_AT_A_TIME to at least 1')
    .optional(),
  QUEUE_MILLISECONDS: z.coerce
    .number('set QUEUE_MILLISECONDS to a time in milliseconds')
    .int()
    .min(0)
    .default(1_000),
  IDLE_CONNECTION_SECONDS: z.coerce
    .number('set IDLE_CONNECTION_SECONDS to a number of seconds')
    .int('set IDLE_CONNECTION_SECONDS to a number of seconds')
    .min(1, 'set IDLE_CONNECTION_SECONDS to at least 1')
    .max(3_600, 'set IDLE_CONNECTION_SECONDS to at most 3600')
    .default(5),
  HOST: z.string().default('127.0.0.1'),
  PORT: port('PORT', 3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'set PUBLIC_URL to the address that customers type' })
    .optional(),
  TRUST_PROXY: flag('TRUST_PROXY'),
  UI_GALLERY: flag('UI_GALLERY'),
  PAGE_CACHE: z.enum(['on', 'off'], 'set PAGE_CACHE to on or off').default('on'),
  PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'set PURGE_URL to the address that purges the cache' })
    .refine((url) => !hasCredentials(url), {
      error: 'set PURGE_URL without a user and password, and PURGE_TOKEN to what proves the shop',
    })
    .optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'set PURGE_TOKEN to a text without spaces')
    .optional(),
  REST_AGGREGATES: flag('REST_AGGREGATES'),
  API_REQUESTS_PER_SECOND: z.coerce
    .number('set API_REQUESTS_PER_SECOND to a number of requests')
    .int()
    .min(1)
    .default(100),
  API_VISITOR_MILLISECONDS: z.coerce
    .number('set API_VISITOR_MILLISECONDS to a time in milliseconds')
    .int('set API_VISITOR_MILLISECONDS to a time in milliseconds')
    .min(1, 'set API_VISITOR_MILLISECONDS to at least 1')
    .default(300),
  API_DATABASE_MILLISECONDS: z.coerce
    .number('set API_DATABASE_MILLISECONDS to a time in milliseconds')
    .int('set API_DATABASE_MILLISECONDS to a time in milliseconds')
    .min(1, 'set API_DATABASE_MILLISECONDS to at least 1')
    .default(100),
  AUTH_SECRET: z
    .string('set AUTH_SECRET to a random text of at least 32 characters')
    .refine(isStrong, 'set AUTH_SECRET to a random text of at least 32 characters'),
  SIGNING_KEY_DAYS: z.coerce
    .number('set SIGNING_KEY_DAYS to a number of days')
    .int('set SIGNING_KEY_DAYS to a number of days')
    .min(2, 'set SIGNING_KEY_DAYS to at least 2')
    .default(90),
  SECRET_KEY_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .transform((origins) => origins.filter((origin) => origin !== ''))
    .refine((origins) => origins.every((origin) => /^https?:\/\/[^/]+$/.test(origin)), {
      error: 'set SECRET_KEY_ORIGINS to origins such as https://tool.example, with commas between',
    }),
  AUTH_AUTOCONFIRM: flag('AUTH_AUTOCONFIRM'),
  AUTH_ANONYMOUS: flag('AUTH_ANONYMOUS'),
  AUTH_MANUAL_LINKING: flag('AUTH_MANUAL_LINKING'),
  AUTH_REDIRECT_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .refine((origins) => origins.every(isOrigin), {
      error: 'set AUTH_REDIRECT_ORIGINS to origins such as https://app.example.com, with commas',
    }),
  OIDC_PROVIDERS: z.string().default('{}').transform(parseProviders),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'set SMTP_URL to smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_RETENTION_DAYS: z.coerce
    .number('set MAIL_RETENTION_DAYS to a number of days')
    .int('set MAIL_RETENTION_DAYS to a number of days')
    .min(1, 'set MAIL_RETENTION_DAYS to a number of days')
    .default(90),
  UPLOADS_DIR: z.string().default('var/uploads'),
  S3_ENDPOINT: z.url('set S3_ENDPOINT to the address of the file store').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'set LOG_LEVEL to fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  REALTIME_CONNECTIONS: z.coerce
    .number('set REALTIME_CONNECTIONS to a number of connections')
    .int()
    .min(0)
    .default(5_000),
  REALTIME_CONNECTIONS_PER_ADDRESS: z.coerce
    .number('set REALTIME_CONNECTIONS_PER_ADDRESS to a number of connections')
    .int()
    .min(1)
    .default(200),
  METRICS_PORT: port('METRICS_PORT', 9464),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url('set OTEL_EXPORTER_OTLP_ENDPOINT to the address of a collector, http://127.0.0.1:4318')
    .optional(),
  TRACE_RATIO: z.coerce
    .number('set TRACE_RATIO to a number from 0 to 1')
    .min(0, 'set TRACE_RATIO to a number from 0 to 1')
    .max(1, 'set TRACE_RATIO to a number from 0 to 1')
    .default(0.1),
});

/** Every variable that the process reads; the documents are checked against this list. */
export const variableNames = Object.keys(variables.shape);

const s3 = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

const schema = variables
  .superRefine((settings, { addIssue }) => {
    const missing = s3.filter((name) => !settings[name]);
    if (missing.length > 0 && missing.length < s3.length) {
      addIssue(`set ${missing.join(', ')} too, or none of the S3_ variables`);
    }
    if (settings.PURGE_TOKEN && !settings.PURGE_URL) {
      addIssue('set PURGE_URL to the address that purges the cache');
    }
    if (settings.SMTP_URL && !settings.MAIL_FROM) addIssue('set MAIL_FROM to the sender of mails');
    // The demo runs the built shop too, but has no customers.
    const isReal = settings.NODE_ENV === 'production' && !settings.DEMO;
    if (isReal && settings.AUTH_AUTOCONFIRM) {
      addIssue('leave AUTH_AUTOCONFIRM out: in production, addresses are confirmed by mail');
    }
    if (isReal && !isPublic(settings.PUBLIC_URL)) {
      addIssue('set PUBLIC_URL to the https:// address that customers type');
    }
  })
  .transform((settings) => ({
    ...settings,
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(
      /\/$/,
      '',
    ),
  }));

export type Environment = z.output<typeof schema>;

let known: Environment | undefined;

export function environment(): Environment {
  known ??= parseEnvironment(process.env);
  return known;
}

/** For the launcher and tests that change process.env. */
export function forgetEnvironment(): void {
  known = undefined;
}

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const demands = [...new Set(parsed.error.issues.map((issue) => issue.message))];
  const sentence = demands.join('; ');
  throw new BadEnvironment(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
}
