import { randomBytes, randomUUID } from 'node:crypto';
import { drawSegment } from '#domain/game/draw.ts';
import { allotSegments } from '#domain/game/wheel.ts';
import { checkGoal, reportGoals } from '../goals.ts';
import { chiSquare, pValue } from '#tests/support/chi-square.ts';

const draws = 600_000;
const atOnce = 2000;
const goal = 0.001;
/** The control: half a percent of all draws is moved to one segment. */
const rigged = { share: 0.005, segment: 0 };

/** A wheel as in the demo shop: eight prizes on twelve segments. */
const prizes = [60, 40, 20, 12, 10, 6, 5, 4].map((quantity, index) => ({
  id: `prize ${index + 1}`,
  quantity,
}));
const wheel = allotSegments(prizes, () => 0);

const drawOne = () =>
  drawSegment(
    { secret: randomBytes(32).toString('hex'), gameId: randomUUID(), nonce: randomUUID() },
    wheel.length,
  );

async function countDraws() {
  const fair = Array<number>(wheel.length).fill(0);
  const helped = [...fair];
  for (let done = 0; done < draws; done += atOnce) {
    const segments = await Promise.all(Array.from({ length: atOnce }, drawOne));
    for (const [index, segment] of segments.entries()) {
      fair[segment]! += 1;
      const isHelped = index < atOnce * rigged.share;
      helped[isHelped ? rigged.segment : segment]! += 1;
    }
  }
  return { fair, helped };
}

/** Counts by prize, as the odds are shown to the player. */
function byPrize(counts: readonly number[]): number[] {
  return prizes.map(({ id }) =>
    counts.reduce((sum, count, segment) => sum + (wheel[segment] === id ? count : 0), 0),
  );
}
const odds = prizes.map(({ id }) => wheel.filter((segment) => segment === id).length);

function isFairDraw(name: string, counts: readonly number[]): boolean {
  const evenly = counts.map(() => draws / wheel.length);
  const bySegment = pValue(chiSquare(counts, evenly), counts.length);
  const promised = odds.map((segments) => (segments * draws) / wheel.length);
  const byOdds = pValue(chiSquare(byPrize(counts), promised), odds.length);
  const isFair = bySegment >= goal && byOdds >= goal;
  console.log(
    `${name.padEnd(28)} p by segment ${bySegment.toFixed(4)}, by prize ${byOdds.toFixed(4)}: ${isFair ? 'fair' : 'not fair'}`,
  );
  return isFair;
}

console.log(`${draws.toLocaleString('en')} draws, fair when p ≥ ${goal}`);
const { fair, helped } = await countDraws();
const isFair = isFairDraw('the draw', fair);
const isNoticed = !isFairDraw('control, rigged by 0.5 %', helped);
checkGoal('the draw is fair', isFair);
checkGoal('the control is noticed', isNoticed);
reportGoals();
