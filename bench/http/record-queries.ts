import pg from 'pg';

/** Loaded before the server: records each statement and returns them on request. */
export type RecordedStatement = { text: string; values: unknown[] };

const recorded: RecordedStatement[] = [];
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;

pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args;
  const statement = typeof first === 'string' ? { text: first, values: second } : first;
  const { statements = [statement] } = statement as { statements?: Partial<RecordedStatement>[] };
  for (const { text, values } of statements as Partial<RecordedStatement>[]) {
    if (text) recorded.push({ text, values: Array.isArray(values) ? values : [] });
  }
  return send.apply(this, args);
} as typeof pg.Client.prototype.query;

process.on('message', (message) => {
  if (message === 'recorded?') process.send?.({ recorded: recorded.splice(0) });
});
