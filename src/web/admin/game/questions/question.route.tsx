import { useT } from '#i18n/react.tsx';
import { questionRecord } from '#services/game/game-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/question.route.ts';
import { QuestionForm } from './question-form.tsx';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadRecordPage(questionRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(questionRecord, args, {
    listUrl: '/admin/game',
    recordUrl: '/admin/game/questions',
  });

export { withActionHeaders as headers };

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newQuestion' : 'admin.pages.question')}
      title={useRecordTitle(record, 'question')}
      back={{ to: '/admin/game', label: t('adminGame.gameQuestions.back') }}
      removal={{
        consequence: t('adminGame.gameQuestions.removal'),
        inUse: t('adminGame.gameQuestions.asked'),
      }}
      serverResult={actionData}
    >
      <QuestionForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
