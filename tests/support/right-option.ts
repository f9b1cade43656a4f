import type pg from 'pg';

/** Where the player of that game sees the right answer; only the shop's own database tells. */
export async function rightOption(
  owner: pg.Client,
  gameId: string,
  questionId: string,
): Promise<number> {
  const { rows } = await owner.query<{ option: number }>(
    `select array_position(t.option_order, (array_position(q.options, q.correct_answer) - 1)::smallint) - 1
       as option
     from game_turns t join game_questions q on q.id = t.question_id
     where t.game_id = $1 and t.question_id = $2`,
    [gameId, questionId],
  );
  return rows[0]!.option;
}
