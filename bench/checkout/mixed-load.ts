import { setTimeout as sleep } from 'node:timers/promises';
import type { Stocked } from '#tests/support/checkouts.ts';
import { checkGoal } from '../goals.ts';
import { openGame } from '../ops/claims.ts';
import { describeFailures, percentile } from './figures.ts';
import { nextCheckout, sendAtRate } from './load.ts';
import { sendOrder, sendPost, type TimedResponse } from './send-order.ts';
import { type Claim, winGames } from './won-games.ts';

/** `SECONDS=10 npm run bench:checkout` for a short one. */
const seconds = Number(process.env['SECONDS'] ?? 60);
const steady = { perSecond: 100, seconds };
const crowd = { perSecond: 300, seconds: Math.ceil(seconds / 3) };
const recovery = { perSecond: 100, seconds: 15 };
/** 80 checkouts and 20 claims of 100. */
const arrivalsPerClaim = 5;
const goal = { p95: 250, p99: 500, recovery: 10 };

interface Arrival extends TimedResponse {
  kind: 'checkout' | 'claim';
  /** Milliseconds after the load began. */
  at: number;
}

type Load = typeof steady;
type SendMix = (load: Load) => Promise<Arrival[]>;

/** Checkouts and claims together: steadily, three times as many, and steadily again. */
export async function measureMixedLoad(
  url: string,
  databaseUrl: string,
  goods: readonly Stocked[],
): Promise<void> {
  const games = [steady, crowd, recovery]
    .map((load) => Math.ceil((load.perSecond * load.seconds) / arrivalsPerClaim) + 1)
    .reduce((sum, count) => sum + count);
  await openGame(databaseUrl, games);
  console.log(`\nplaying ${games} games, which are claimed below …`);
  const sendMix = mix(url, goods, await winGames(url, games));
  reportSteady(await sendMix(steady));
  const crowdSent = sendMix(crowd);
  // Without waiting for its answers: the next arrive as the last of the crowd did.
  await sleep(crowd.seconds * 1000);
  const after = await sendMix(recovery);
  reportCrowd(await crowdSent);
  reportRecovery(after);
}

function mix(url: string, goods: readonly Stocked[], claims: Claim[]): SendMix {
  let arrivals = 0;
  return (load) => {
    const began = performance.now();
    return sendAtRate(load, async () => {
      arrivals += 1;
      const at = performance.now() - began;
      const kind = arrivals % arrivalsPerClaim === 0 ? 'claim' : 'checkout';
      const response = await (kind === 'claim'
        ? sendPost(`${url}/functions/v1/game-claim`, claims.pop()!)
        : sendOrder(url, nextCheckout(goods)));
      return { ...response, kind, at };
    });
  };
}

const times = (answered: readonly TimedResponse[]) =>
  answered.map(({ milliseconds }) => milliseconds);

function printLoad({ perSecond, seconds: duration }: Load, answered: readonly Arrival[]): void {
  const of = (kind: Arrival['kind']) => {
    const taken = answered.filter((each) => each.kind === kind && each.status === 201);
    const at = (share: number) => `${percentile(times(taken), share).toFixed(0)} ms`;
    return `${taken.length} ${kind}s p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`;
  };
  console.log(
    `${perSecond} arrivals a second for ${duration} s: ${of('checkout')}; ${of('claim')}; ${describeFailures(answered)}`,
  );
}

function reportSteady(answered: readonly Arrival[]): void {
  printLoad(steady, answered);
  const taken = answered.filter(({ status }) => status === 201);
  const [p95, p99] = [percentile(times(taken), 0.95), percentile(times(taken), 0.99)];
  checkGoal(`mixed load p95 ${p95.toFixed(0)} ms`, p95 <= goal.p95);
  checkGoal(`mixed load p99 ${p99.toFixed(0)} ms`, p99 <= goal.p99);
  const others = answered.length - taken.length;
  checkGoal(`mixed load ${others} not taken`, others === 0);
}

function reportCrowd(answered: readonly Arrival[]): void {
  printLoad(crowd, answered);
  const others = answered.filter(({ status }) => ![201, 429, 503].includes(status));
  checkGoal(`mixed crowd ${others.length} answers besides 429 and 503`, others.length === 0);
}

/** The first second in which all who came were taken, nearly all of them soon. */
function reportRecovery(answered: readonly Arrival[]): void {
  printLoad(recovery, answered);
  const bySecond = Object.groupBy(answered, ({ at }) => Math.floor(at / 1000));
  const isCalm = (arrivals: readonly Arrival[] = []) =>
    arrivals.length > 0 &&
    arrivals.every(({ status }) => status === 201) &&
    percentile(times(arrivals), 0.95) <= goal.p95;
  const passed = Array.from({ length: recovery.seconds }, (_, second) => second);
  const recovered = passed.find((second) => isCalm(bySecond[second]));
  const after =
    recovered === undefined ? `not within ${recovery.seconds} s` : `after ${recovered} s`;
  console.log(`p95 is below ${goal.p95} ms again ${after}, goal ≤ ${goal.recovery} s`);
  checkGoal(`recovery ${after}`, recovered !== undefined && recovered <= goal.recovery);
}

export const mixedGoal = `at ${steady.perSecond} arrivals, a fifth of them claims: p95 ≤ ${goal.p95} ms, p99 ≤ ${goal.p99} ms, all taken; at ${crowd.perSecond} only 429 and 503 besides; recovery ≤ ${goal.recovery} s`;
