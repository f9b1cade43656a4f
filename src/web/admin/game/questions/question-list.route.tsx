import { questionsList } from '#domain/admin/lists/questions-list.ts';
import { questionEditInput } from '#domain/game/question-edit.ts';
import { useLanguage } from '#i18n/react.tsx';
import { questionsSource } from '#services/admin/lists/questions-list.server.ts';
import { previewQuestionEdit } from '#services/game/edit-questions.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { submitBulkEdit } from '../../lists/submit-bulk-edit.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/question-list.route.ts';
import { useQuestionBulk } from './use-question-bulk.tsx';
import { useQuestionListTexts } from './use-question-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(questionsSource, args);

export const action = (args: Route.ActionArgs) =>
  submitBulkEdit(args, questionEditInput, previewQuestionEdit);

export { withActionHeaders as headers };

export default function QuestionListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, number } = useLanguage();
  const title = t('admin.pages.game');
  const texts = useQuestionListTexts();
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      <AdminList
        list={questionsList}
        data={loaderData}
        texts={texts}
        cells={{
          question: ({ question, questionAr }) => <BilingualCell en={question} ar={questionAr} />,
          category: ({ category, categoryAr }) => <BilingualCell en={category} ar={categoryAr} />,
          correct: ({ correct }) =>
            correct === null ? '–' : t('adminGame.percent', { percent: number(correct) }),
          mismatch: ({ mismatch, difficulty, rated }) =>
            mismatch && (
              <Badge tone="warning">
                {t('adminGame.gameQuestions.butRated', {
                  difficulty: texts.value!('difficulty', difficulty ?? ''),
                  rating: number(rated ?? 0),
                })}
              </Badge>
            ),
        }}
        bulk={useQuestionBulk(actionData)}
        linkTo={({ id }) => `/admin/game/questions/${id}`}
        tools={
          <>
            <ButtonLink to="/admin/game/settings" size="small" variant="outline">
              {t('admin.pages.gameSettings')}
            </ButtonLink>
            <ButtonLink to="/admin/game/questions/upload" size="small" variant="outline">
              {t('admin.pages.uploadQuestions')}
            </ButtonLink>
            <ButtonLink to="/admin/game/questions/new" size="small">
              {t('admin.pages.newQuestion')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
