import pino from 'pino';

const personal = [
  'email',
  'phone',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'address',
  'full_name',
  'name',
  'ip',
];

/** Reads its level itself, because it reports a bad environment. */
export const log = pino({
  level: knownLevel(process.env['LOG_LEVEL']),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  redact: {
    paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
    censor: '[personal]',
  },
});

/** A logger that adds the request id to each line. */
export function requestLog(context: { readonly var: { readonly requestId?: string } }) {
  return log.child({ requestId: context.var.requestId });
}

/**
 * Omits `detail` and `where`, in which PostgreSQL repeats the row, and masks e-mail addresses and
 * phone numbers.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  const { code, constraint, table, schema } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: mask(error.message),
    stack: mask(error.stack ?? ''),
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, schema }).filter(([, value]) => value),
    ),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** URLs and messages may contain user input. */
export function mask(text: string): string {
  return text
    .replace(/[^\s@"'(<]+@[^\s@"')>]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]');
}

function knownLevel(level: string | undefined): string {
  return level && (level === 'silent' || level in pino.levels.values) ? level : 'info';
}
