import { z } from 'zod';
import { useT } from '#i18n/react.tsx';
import { uploadQuestions } from '#services/game/upload-questions.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../../shared/http/read-upload-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/upload-questions.route.ts';
import { QuestionUploadForm } from './question-upload-form.tsx';

export const middleware = [requireMenuRole];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readUploadForm(request);
  const [file] = filesOf(form, 'file');
  return handleForm(form, {
    schema: z.object({ step: z.enum(['check', 'store']) }),
    fileProblems: file ? {} : { file: 'required' },
    submit: async ({ step }) => {
      const bytes = new Uint8Array(await file!.arrayBuffer());
      const format = /\.json$/i.test(file!.name) ? ('json' as const) : ('csv' as const);
      return uploadQuestions({ file: bytes, format, dryRun: step === 'check' }, staffNow(context));
    },
  });
}

export { withActionHeaders as headers };

export default function UploadQuestionsPage({ actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.uploadQuestions');
  return (
    <>
      <BackLink to="/admin/game" label={t('adminGame.gameQuestions.back')} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <QuestionUploadForm serverResult={actionData} />
    </>
  );
}
