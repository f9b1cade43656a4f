import pg from 'pg';

/** Loaded before the server: no statement locks rows or keys any more, except for those of the job queue. */
const withoutLock = (text: string): string =>
  text
    .replace(/pg_advisory_xact_lock\(/g, 'abs(')
    .replace(/\bfor (no key )?update\b( of \w+)?(?!\s+skip locked)/g, '');

/** Every statement with values passes here, by itself or in a batch. */
interface Connection {
  parse(statement: { text: string }): void;
}

const connection = pg.Connection.prototype as unknown as Connection;
const send = connection.parse;

connection.parse = function parse(statement) {
  send.call(this, { ...statement, text: withoutLock(statement.text) });
};
