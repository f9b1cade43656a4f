import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import type { Finding, Target } from './attack.ts';
import type { Figures } from './other-people.ts';
import type { Reply } from './send-request.ts';

const attacksPerSecond = 20;
const seconds = { settle: 1, quiet: 3, attacked: 6 };
/** What an earlier attack left to do must end before the quiet phase. */
const maxSettling = 30;

/** What an attack may cost other people, beside a quiet phase of the same run. */
const limits = { percentOfPagesLost: 20, pageP99: 50, restP95: 250 };

/** One request of the attack; the number makes each of them different. */
export type Send = (index: number) => Promise<Reply>;

/**
 * Sends the attack 20 times a second, whether it is answered or not, while other people read stored
 * pages and rows of /rest from addresses of their own.
 */
export async function attackBesideOthers(target: Target, send: Send): Promise<Finding[]> {
  const others = startReaders(target);
  try {
    await settle(others);
    const quiet = await others.measure(seconds.quiet);
    const attack = sendUntilStopped(send);
    const attacked = await others.measure(seconds.attacked);
    const replies = await attack.stop();
    return compare(quiet, attacked, replies);
  } finally {
    others.stop();
  }
}

function startReaders({ url }: Target) {
  const readers = fork(join(import.meta.dirname, 'other-people.ts'), [url]);
  const ended = once(readers, 'exit').then(() => {
    throw new Error('The readers ended; their output says why.');
  });
  ended.catch(() => {});
  return {
    async measure(duration: number): Promise<Figures> {
      readers.send(duration);
      const [figures] = await Promise.race([once(readers, 'message'), ended]);
      return figures as Figures;
    },
    stop: () => readers.kill(),
  };
}

/** Also lets V8 compile what the readers use. */
async function settle({ measure }: ReturnType<typeof startReaders>): Promise<void> {
  for (let round = 0; round < maxSettling; round += 1) {
    const { pageP99, failures } = await measure(seconds.settle);
    if (round > 0 && pageP99 <= limits.pageP99 && failures === 0) return;
  }
}

function sendUntilStopped(send: Send) {
  const stopping = new AbortController();
  const replies: Promise<Reply>[] = [];
  const sending = async () => {
    for await (const _ of every(1000 / attacksPerSecond)) {
      if (stopping.signal.aborted) return;
      replies.push(send(replies.length));
    }
  };
  const sent = sending();
  return {
    /** Resolves when the last one was answered, so that the next quiet phase is quiet. */
    async stop() {
      stopping.abort();
      await sent;
      return Promise.all(replies);
    },
  };
}

function compare(quiet: Figures, attacked: Figures, replies: Reply[]): Finding[] {
  const lost = 100 - (100 * attacked.pagesPerSecond) / quiet.pagesPerSecond;
  const rates = [quiet, attacked].map(({ pagesPerSecond }) => pagesPerSecond.toFixed(0));
  const answered = Map.groupBy(replies, ({ status }) => status);
  const statuses = [...answered].map(([status, each]) => `${each.length} × ${status}`).join(', ');
  return [
    {
      figure: `% of other people's pages per second lost (${rates.join(' → ')})`,
      value: Math.max(0, Math.round(lost)),
      max: limits.percentOfPagesLost,
    },
    {
      figure: `ms, p99 of their stored pages (${quiet.pageP99.toFixed(0)} in quiet)`,
      value: Math.round(attacked.pageP99),
      max: limits.pageP99,
    },
    {
      figure: `ms, p95 of their reads of /rest (${quiet.restP95.toFixed(0)} in quiet)`,
      value: Math.round(attacked.restP95),
      max: limits.restP95,
    },
    {
      figure: 'requests of the attack that were not answered within 30 s',
      value: replies.filter(({ status }) => status === 0).length,
      max: 0,
    },
    { figure: 'pages and reads of theirs that failed', value: attacked.failures, max: 0 },
    {
      figure: `server errors among ${replies.length} answers to the attack (${statuses})`,
      value: replies.filter(({ status }) => status >= 500 && status !== 503).length,
      max: 0,
    },
  ];
}
