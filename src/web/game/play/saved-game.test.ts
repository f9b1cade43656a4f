import { describe, expect, it } from 'vitest';
import type { Game } from '#domain/game/game.ts';
import { parse, savedFrom } from './saved-game.ts';

const game = { id: 'g1', answered: [{ option: 2 }, { option: -1 }] } as Game;

describe('a saved game', () => {
  it('is read back as it was written', () => {
    const saved = savedFrom({ stage: 'questions', game }, [['option', '3']]);
    expect(saved).toEqual({
      gameId: 'g1',
      stage: 'questions',
      answers: [2, -1],
      waiting: [['option', '3']],
    });
    expect(parse(JSON.stringify(saved))).toEqual(saved);
  });

  it.each(['complete', 'disabled'] as const)('is removed when the stage is %s', (stage) => {
    expect(savedFrom({ stage, game }, null)).toBeNull();
  });

  it.each([
    '',
    'nonsense',
    'null',
    '[]',
    '{"gameId":7,"stage":"wheel","answers":[],"waiting":null}',
    '{"gameId":"g1","stage":"complete","answers":[],"waiting":null}',
    '{"gameId":"g1","stage":"wheel","answers":["right"],"waiting":null}',
    '{"gameId":"g1","stage":"wheel","answers":[],"waiting":[["option"]]}',
    '{"gameId":"g1","stage":"wheel","answers":[]}',
  ])('is ignored when the stored text is %j', (text) => {
    expect(parse(text)).toBeNull();
  });
});
