import type { QuestionEdit } from '#domain/game/question-edit.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import {
  previewBulkEdit,
  type PreviewBulkResult,
} from '../admin/lists/preview-bulk-edit.server.ts';
import { questionsSource } from '../admin/lists/questions-list.server.ts';
import type { RowSelection } from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';

/** Previews switching the selected questions on or off. */
export function previewQuestionEdit(
  { edit }: QuestionEdit,
  selection: RowSelection,
  { locale, ...staff }: Staff & { locale: Locale },
): Promise<PreviewBulkResult> {
  const propose = () => ({ ok: true as const, values: { is_active: edit === 'switchOn' } });
  const title = translator(locale)(`adminGame.gameQuestions.bulk.edits.${edit}`);
  return previewBulkEdit(
    { source: questionsSource, table: 'game_questions', title, propose },
    selection,
    staff,
  );
}
