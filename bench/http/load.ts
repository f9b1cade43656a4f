import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const connections = 16;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
type LoadGenerator = 'wrk' | 'node:http';
export const loadGenerator: LoadGenerator = hasWrk ? 'wrk' : 'node:http';

export type Encoding = 'identity' | 'gzip';

/** What the load generator says in its requests. */
export interface Reader {
  encoding: Encoding;
  /** Of a user who is signed in. */
  cookie?: string;
  /** Each request names another address in X-Forwarded-For. */
  fromManyAddresses?: boolean;
  /** wrk takes less of the processor, but does not count what is under way at the end of its time. */
  by?: LoadGenerator;
}

/** Requests per second, measured from a separate process; an error ends the run. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  reader: Reader = { encoding: 'identity' },
): Promise<number> {
  const { by = loadGenerator } = reader;
  return by === 'wrk' ? runWrk(url, seconds, reader) : runNode(url, seconds, reader);
}

async function runWrk(url: string, seconds: number, reader: Reader): Promise<number> {
  const headers = [`Accept-Encoding: ${reader.encoding}`];
  if (reader.cookie) headers.push(`Cookie: ${reader.cookie}`);
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headers.flatMap((h) => ['-H', h]),
  ];
  if (reader.fromManyAddresses) options.push('-s', join(import.meta.dirname, 'many-addresses.lua'));
  const { stdout } = await run('wrk', [...options, url]);
  const errors = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (errors) throw new Error(`${url}: ${errors[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function runNode(url: string, seconds: number, reader: Reader): Promise<number> {
  const program = join(import.meta.dirname, 'load-process.ts');
  const { encoding, cookie = '', fromManyAddresses = false } = reader;
  const many = fromManyAddresses ? 'many' : '';
  const args = [program, url, String(connections), String(seconds), encoding, cookie, many];
  const { stdout } = await run(process.execPath, args);
  return Number(stdout);
}
