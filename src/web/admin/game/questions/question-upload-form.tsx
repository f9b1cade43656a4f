import { useT } from '#i18n/react.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { FormField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../../forms/use-record-problem.ts';
import { UploadReport, type CheckedUpload } from './upload-report.tsx';

/** A file is checked line by line; it is stored as a whole when nothing is wrong with it. */
export function QuestionUploadForm({
  serverResult,
}: {
  serverResult?: FormResult<CheckedUpload> | null;
}) {
  const t = useT();
  const form = useShopForm<CheckedUpload>({ serverResult });
  const { success } = form;
  return (
    <div className="mt-4 grid max-w-form gap-6">
      <p className="text-muted">{t('adminGame.questionUpload.lead')}</p>
      <DeskForm
        form={form}
        encType="multipart/form-data"
        className="grid justify-items-start gap-5"
        labels={{ file: t('adminGame.questionUpload.file') }}
        problemText={useRecordProblem()}
        failedTitle={t('adminGame.questionUpload.failed')}
        reasonTexts={{
          no_questions: t('adminGame.questionUpload.none'),
          not_readable: t('adminGame.questionUpload.notReadable'),
          too_many: t('adminGame.questionUpload.tooMany'),
          not_allowed: t('admin.recordForm.forbidden'),
        }}
      >
        <FormField name="file" hint={t('adminGame.questionUpload.fileHint')} required>
          <FileInput name="file" accept=".csv,.tsv,.txt,.json,text/csv,application/json" />
        </FormField>
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            name="step"
            value="check"
            variant="outline"
            busyLabel={t('adminGame.questionUpload.checking')}
          >
            {t('adminGame.questionUpload.check')}
          </SubmitButton>
          <SubmitButton name="step" value="store" busyLabel={t('adminGame.questionUpload.storing')}>
            {t('adminGame.questionUpload.store')}
          </SubmitButton>
        </div>
      </DeskForm>
      {success && <UploadReport upload={success} />}
      <Template />
    </div>
  );
}

const example = [
  'question,question_ar,option_1,option_2,option_3,option_1_ar,option_2_ar,option_3_ar,correct_answer,difficulty,category,explanation',
  'Which wood is darkest?,أي خشب أغمق؟,Ebony,Ash,Beech,أبنوس,دردار,زان,Ebony,easy,Wood,Ebony is almost black.',
].join('\n');

/** What a file looks like, for those who write one by hand. */
function Template() {
  const t = useT();
  return (
    <details>
      <summary className="cursor-pointer font-medium">
        {t('adminGame.questionUpload.example')}
      </summary>
      <p className="mt-3 text-sm text-muted">{t('adminGame.questionUpload.exampleText')}</p>
      <pre dir="ltr" className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{example}</code>
      </pre>
    </details>
  );
}
