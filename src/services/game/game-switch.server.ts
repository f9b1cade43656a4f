import { sql } from 'kysely';
import type { Difficulty } from '#domain/game/game.ts';
import { questionsPerGame } from '#domain/game/timing.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';

/** Why the game cannot be opened. */
export type GameObstacle = 'no_prize' | 'too_few_questions';

export interface GameSwitch {
  isEnabled: boolean;
  obstacles: GameObstacle[];
  /** Active questions. */
  ready: Record<Difficulty, number>;
}

type SwitchRow = { isEnabled: boolean; hasPrize: boolean } & Record<Difficulty, number>;

export async function readGameReadiness({ actor }: Pick<Staff, 'actor'>): Promise<GameSwitch> {
  const [[row]] = await asUser(actor).read(sql<SwitchRow>`
    select coalesce((select is_enabled from public.game_settings where id = 1), false) as "isEnabled",
      exists (select from public.game_prizes where active and quantity > 0) as "hasPrize",
      (count(*) filter (where difficulty_level = 'easy'))::integer as easy,
      (count(*) filter (where difficulty_level = 'medium'))::integer as medium,
      (count(*) filter (where difficulty_level = 'hard'))::integer as hard
    from public.game_questions where is_active`);
  const { isEnabled, hasPrize, easy, medium, hard } = row!;
  const obstacles: GameObstacle[] = [];
  if (!hasPrize) obstacles.push('no_prize');
  if (easy + medium + hard < questionsPerGame) obstacles.push('too_few_questions');
  return { isEnabled, obstacles, ready: { easy, medium, hard } };
}

export type SwitchResult = { ok: true; changeSet: string | null } | { ok: false; reason: string };

/** Opens or closes the game; it is not opened while something is missing. */
export async function switchGame(isEnabled: boolean, staff: Staff): Promise<SwitchResult> {
  const { obstacles } = await readGameReadiness(staff);
  if (isEnabled && obstacles[0]) return { ok: false, reason: obstacles[0] };
  const change = { table: 'game_settings', key: '1', field: 'is_enabled' };
  const changes = [{ ...change, from: !isEnabled, to: isEnabled }];
  const title = isEnabled ? 'Game switched on' : 'Game switched off';
  const applied = await applyChanges({ title, changes }, staff);
  return applied.ok
    ? { ok: true, changeSet: applied.changeSet }
    : { ok: false, reason: applied.reason };
}
