import { Agent, get } from 'node:http';
import { setInterval as every } from 'node:timers/promises';

/**
 * A process of its own, so that the attacker's work does not count as the shop's. For each message
 * of its parent, it reads pages and rows for so many seconds and answers with the figures.
 */
export interface Figures {
  pagesPerSecond: number;
  /** Milliseconds within which 99 of 100 stored pages came. */
  pageP99: number;
  /** Milliseconds within which 95 of 100 reads of /rest came. */
  restP95: number;
  /** Answers other than 200. */
  failures: number;
}

const connections = 8;
const restReadsPerSecond = 20;
const page = '/en/shop';
/** Milliseconds. */
const timeout = 10_000;
const rows = '/rest/v1/products?select=id,name,price&order=name&limit=20';

const [url = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let readers = 0;

/** Reads the answer to its end; resolves to the milliseconds, or undefined when it is not 200. */
function read(path: string): Promise<number | undefined> {
  readers += 1;
  // Other people have addresses of their own: their allowances are not what is measured.
  const from = `172.16.${(readers >> 8) & 255}.${readers & 255}`;
  const began = performance.now();
  return new Promise((resolve) => {
    const options = {
      agent,
      headers: { 'X-Forwarded-For': from },
      signal: AbortSignal.timeout(timeout),
    };
    const request = get(url + path, options, (response) => {
      const isAnswered = response.statusCode === 200;
      const end = () => resolve(isAnswered ? performance.now() - began : undefined);
      response
        .resume()
        .once('end', end)
        .once('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
  });
}

async function measure(seconds: number): Promise<Figures> {
  const began = performance.now();
  const deadline = began + seconds * 1000;
  const pages: (number | undefined)[] = [];
  const rests: Promise<number | undefined>[] = [];
  const readPages = async () => {
    while (performance.now() < deadline) pages.push(await read(page));
  };
  const readRows = async () => {
    for await (const _ of every(1000 / restReadsPerSecond)) {
      if (performance.now() >= deadline) return;
      rests.push(read(rows));
    }
  };
  await Promise.all([...Array.from({ length: connections }, readPages), readRows()]);
  const pagesPerSecond = (pages.length * 1000) / (performance.now() - began);
  const answered = await Promise.all(rests);
  return {
    pagesPerSecond,
    pageP99: percentile(pages, 0.99),
    restP95: percentile(answered, 0.95),
    failures: [...pages, ...answered].filter((each) => each === undefined).length,
  };
}

function percentile(times: readonly (number | undefined)[], share: number): number {
  const sorted = times.filter((each) => each !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}

process.on('message', (seconds: number) => {
  void measure(seconds).then((figures) => process.send?.(figures));
});
// The drill has ended.
process.once('disconnect', () => process.exit());
