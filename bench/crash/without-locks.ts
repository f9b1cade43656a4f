import pg from 'pg';

/** Loaded before the server: no statement locks rows or keys any more, except for those of the job queue. */
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;

const withoutLock = (text: string): string =>
  text
    .replace(/pg_advisory_xact_lock\(/g, 'abs(')
    .replace(/\bfor (no key )?update\b( of \w+)?(?!\s+skip locked)/g, '');

pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  const [first, ...rest] = args;
  const { text } = (typeof first === 'object' ? first : {}) as { text?: string };
  if (!text || withoutLock(text) === text) return send.apply(this, args);
  return send.call(this, { ...(first as object), text: withoutLock(text) }, ...rest);
} as typeof pg.Client.prototype.query;
