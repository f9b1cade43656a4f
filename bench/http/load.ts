import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const connections = 16;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const loadGenerator = hasWrk ? 'wrk' : 'node:http';

export type Encoding = 'identity' | 'gzip';

/** Requests per second, measured from a separate process; an error ends the run. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  encoding: Encoding = 'identity',
): Promise<number> {
  return hasWrk ? runWrk(url, seconds, encoding) : runNode(url, seconds, encoding);
}

async function runWrk(url: string, seconds: number, encoding: Encoding): Promise<number> {
  const accept = `Accept-Encoding: ${encoding}`;
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', accept];
  const { stdout } = await run('wrk', [...options, url]);
  const errors = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (errors) throw new Error(`${url}: ${errors[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function runNode(url: string, seconds: number, encoding: Encoding): Promise<number> {
  const program = join(import.meta.dirname, 'load-process.ts');
  const args = [program, url, String(connections), String(seconds), encoding];
  const { stdout } = await run(process.execPath, args);
  return Number(stdout);
}
