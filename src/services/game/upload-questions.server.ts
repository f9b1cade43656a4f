import { type RowProblem, validateQuestionRows } from '#domain/game/question-upload.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { runInSlices } from '#platform/parsing/run-in-slices.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { parseQuestionFile, type QuestionFileFormat } from './parse-question-file.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';

export interface QuestionUpload {
  file: Uint8Array;
  format: QuestionFileFormat;
  /** Validates without storing anything. */
  dryRun: boolean;
}

export type UploadResult =
  | { ok: true; stored: number; accepted: number; problems: RowProblem[] }
  | Rejection<'not_allowed' | 'no_questions' | 'not_readable' | 'too_many'>
  | RateLimited;

/** A file is read as a whole, which takes the process a moment. */
const perAccount: RateLimit = { name: 'question-upload/account', allowance: 60, seconds: 60 * 60 };

/** Stores all rows or none: a file with a mistake is corrected and uploaded again. */
export async function uploadQuestions(
  { file, format, dryRun }: QuestionUpload,
  { actor, now }: Staff,
): Promise<UploadResult> {
  if (!(await mayManageGame(actor))) return { ok: false, reason: 'not_allowed' };
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  const parsed = await parseQuestionFile(file, format);
  if (!parsed.ok) return parsed;
  const existing = await readExistingQuestions(actor);
  const upload = await runInSlices(validateQuestionRows(parsed.rows, existing));
  if (!upload.ok) return upload;
  const { questions: accepted, problems } = upload;
  const stores = !dryRun && problems.length === 0;
  if (stores) await asUser(actor).write(db.insertInto('game_questions').values(accepted));
  return { ok: true, stored: stores ? accepted.length : 0, accepted: accepted.length, problems };
}

async function readExistingQuestions(actor: Customer): Promise<Set<string>> {
  const [rows] = await asUser(actor).read(db.selectFrom('game_questions').select('question'));
  return new Set(rows.map(({ question }) => question.trim().toLowerCase()));
}
