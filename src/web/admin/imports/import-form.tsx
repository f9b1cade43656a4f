import { useT } from '#i18n/react.tsx';
import type { ImportDescription } from '#services/admin/imports/describe-import.server.ts';
import { FileInput } from '#ui/file-input.tsx';
import { FormField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { useRecordProblem } from '../forms/use-record-problem.ts';
import { HeaderFields } from './header-fields.tsx';
import { ImportedColumns } from './imported-columns.tsx';

type ImportFormProps = ImportDescription & { serverResult?: FormResult<object> | null };

/** A file, and the columns of headers that the shop does not know. */
export function ImportForm({ list, columns, canAdd, serverResult }: ImportFormProps) {
  const t = useT();
  const { prefix } = useShell();
  const form = useShopForm({ serverResult });
  const { rejection } = form;
  const isUnknown = rejection?.reason === 'unknown_columns';
  return (
    <div className="mt-4 grid max-w-form gap-6">
      <p className="text-muted">
        {t(canAdd ? 'adminImport.leadWithNew' : 'adminImport.lead')}{' '}
        <a href={`${prefix}/admin/export/${list}`} className="link link-text" download>
          {t('adminImport.template')}
        </a>
      </p>
      <DeskForm
        form={form}
        encType="multipart/form-data"
        className="grid justify-items-start gap-5"
        labels={{ file: t('adminImport.file') }}
        problemText={useRecordProblem()}
        failedTitle={t('adminImport.notRead')}
        reasonTexts={{
          unknown_columns: t('adminImport.unknownColumns'),
          no_key: t('adminImport.noKey'),
          unreadable_file: t('adminImport.unreadable', {
            count: Number(rejection?.details?.['line'] ?? 1),
          }),
          file_too_large: t('adminImport.tooLarge'),
          too_large: t('adminImport.tooLarge'),
          too_many_rows: t('admin.lists.tooManyToChange'),
          too_many: t('admin.lists.tooManyToChange'),
          too_many_columns: t('adminImport.tooManyColumns'),
          empty_file: t('adminImport.empty'),
          nothing_to_change: t('adminImport.nothingToChange'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
      >
        <FormField name="file" hint={t('adminImport.fileHint')} required>
          <FileInput
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          />
        </FormField>
        {isUnknown && <HeaderFields headers={rejection.details ?? {}} columns={columns} />}
        <SubmitButton busyLabel={t('adminImport.reading')}>{t('adminImport.preview')}</SubmitButton>
      </DeskForm>
      <ImportedColumns columns={columns} />
    </div>
  );
}
