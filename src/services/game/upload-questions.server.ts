import {
  type NewQuestion,
  type RowProblem,
  validateQuestionRows,
} from '#domain/game/question-upload.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
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
  | Rejection<'not_allowed' | 'no_questions' | 'not_readable'>;

/** Stores all rows or none: a file with a mistake is corrected and uploaded again. */
export async function uploadQuestions(
  { file, format, dryRun }: QuestionUpload,
  actor: Actor,
): Promise<UploadResult> {
  if (!(await mayManageGame(actor))) return { ok: false, reason: 'not_allowed' };
  const rows = parseQuestionFile(file, format);
  if (!rows) return { ok: false, reason: 'not_readable' };
  const upload = validateQuestionRows(rows);
  if (!upload.ok) return upload;
  const existing = await readExistingQuestions(actor);
  const isNew = ({ question }: { question: NewQuestion }) =>
    !existing.has(question.question.toLowerCase());
  const problems: RowProblem[] = [
    ...upload.problems,
    ...upload.questions
      .filter((each) => !isNew(each))
      .map(({ row }) => ({ row, field: 'question', problem: 'repeated_question' as const })),
  ].toSorted((one, other) => one.row - other.row);
  const accepted = upload.questions.filter(isNew).map(({ question }) => question);
  const stores = !dryRun && problems.length === 0;
  if (stores) await asActor(actor).write(db.insertInto('game_questions').values(accepted));
  return { ok: true, stored: stores ? accepted.length : 0, accepted: accepted.length, problems };
}

async function readExistingQuestions(actor: Actor): Promise<Set<string>> {
  const [rows] = await asActor(actor).read(db.selectFrom('game_questions').select('question'));
  return new Set(rows.map(({ question }) => question.trim().toLowerCase()));
}
