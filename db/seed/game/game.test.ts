import { expect, it } from 'vitest';
import { verifyDraw } from '#domain/game/draw.ts';
import { demoGames } from './demo-games.ts';
import { play } from './played.ts';
import { prizeOf } from './prizes.ts';
import { questions } from './question-rows.ts';

it('has no duplicate questions, and no duplicate options in a question', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  const odd = questions.filter(({ options }) =>
    [0, 1].some((language) => new Set(options.map((option) => option[language])).size < 4),
  );
  expect(odd).toEqual([]);
});

it('does not reveal the right answer by its length', () => {
  const longest = questions.filter(({ options: [right, ...others] }) =>
    others.every(([text]) => text.length < right[0].length),
  );
  expect(longest.length / questions.length).toBeLessThan(0.5);
});

it('draws the demo prizes like every other prize', async () => {
  const games = await Promise.all(
    demoGames.map((demo) => play(demo, new Date('2026-11-15T10:00:00Z'))),
  );
  const won = games.filter((game) => game.won !== null);
  expect(won.length).toBeGreaterThan(5);
  for (const { draw, won: prize } of won) {
    const { id: drawId, game_id: gameId, secret, nonce, segments, commitment, segment } = draw;
    const proof = { drawId, gameId, secret, nonce: nonce ?? '', segments, commitment };
    expect(await verifyDraw(proof)).toEqual({ commitmentMatches: true, segment });
    expect(segments[segment!]).toBe(prizeOf(prize!.prize).id);
  }
});
