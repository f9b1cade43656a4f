import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chiSquare, pValue } from '#tests/support/chi-square.ts';
import { createCommitment, drawSegment, verifyDraw } from './draw.ts';

const gameId = 'f3b1c2d4-0000-4000-8000-000000000001';
const secretOf = (index: number) => createHash('sha256').update(`secret ${index}`).digest('hex');
const segments = Array.from({ length: 12 }, (_, index) => `prize-${index % 5}`);

async function proof() {
  const secret = secretOf(1);
  return {
    drawId: 'a',
    gameId,
    secret,
    nonce: 'mine',
    segments,
    commitment: await createCommitment({ secret, gameId, segments }),
  };
}

describe('the seal of a wheel', () => {
  it('is the digest of secret, game and segments, which anyone can compute', async () => {
    const text = `${secretOf(1)}:${gameId}:${segments.join(',')}`;
    const digest = createHash('sha256').update(text).digest('hex');
    expect((await proof()).commitment).toBe(digest);
  });

  it('confirms an unchanged draw', async () => {
    const valid = await proof();
    const segment = await drawSegment(valid, 12);
    expect(await verifyDraw(valid)).toEqual({ commitmentMatches: true, segment });
  });

  it.each([
    ['secret', { secret: secretOf(2) }],
    ['game', { gameId: 'another' }],
    ['order of the segments', { segments: segments.toReversed() }],
  ])('detects an exchanged %s', async (_, change) => {
    expect(await verifyDraw({ ...(await proof()), ...change })).toMatchObject({
      commitmentMatches: false,
    });
  });
});

describe('a draw', () => {
  it('depends only on the secret, the game and the seed of the player', async () => {
    const valid = await proof();
    expect(await drawSegment(valid, 12)).toBe(await drawSegment(valid, 12));
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) => drawSegment({ ...valid, nonce: `${index}` }, 12)),
    );
    expect(new Set(others).size).toBeGreaterThan(6);
  });

  const draws = 6000;
  const expected = Array<number>(12).fill(draws / 12);

  async function countDraws(choose: (segment: number, index: number) => number) {
    const counts = Array<number>(12).fill(0);
    const drawn = await Promise.all(
      Array.from({ length: draws }, (_, index) =>
        drawSegment({ secret: secretOf(index), gameId, nonce: '' }, 12),
      ),
    );
    for (const [index, segment] of drawn.entries()) counts[choose(segment, index)]! += 1;
    return pValue(chiSquare(counts, expected), 12);
  }

  it('gives each of the twelve segments the same chance', async () => {
    expect(await countDraws((segment) => segment)).toBeGreaterThan(0.001);
  });

  it('that is rigged in one case of twenty is detected', async () => {
    expect(await countDraws((segment, index) => (index % 20 === 0 ? 3 : segment))).toBeLessThan(
      0.001,
    );
  });
});

describe('the measure of fairness', () => {
  it('matches the published chi-squared table', () => {
    expect(pValue(3.841, 2)).toBeCloseTo(0.05, 4);
    expect(pValue(19.675, 12)).toBeCloseTo(0.05, 4);
    expect(pValue(31.264, 12)).toBeCloseTo(0.001, 5);
  });
});
