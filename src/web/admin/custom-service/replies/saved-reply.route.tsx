import { isolateLtr } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { savedReplyRecord } from '#services/enquiries/saved-reply-record.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { BilingualText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/saved-reply.route.ts';

export const middleware = [requireMenuRole];

const listUrl = '/admin/custom-service/replies';

export const loader = (args: Route.LoaderArgs) => loadRecordPage(savedReplyRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(savedReplyRecord, args, { listUrl });

export { withActionHeaders as headers };

/** As they are typed into a reply. */
const braces = { code: '{name}', label: isolateLtr('{colleague}') };

const bilingual = ['name', 'body'] as const;

export default function SavedReply({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  const label = (name: (typeof bilingual)[number]) => t(`adminEnquiries.replies.fields.${name}`);
  const labels = useBilingualLabels({ name: label('name'), body: label('body') });
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newSavedReply' : 'admin.pages.savedReply')}
      title={useRecordTitle(record, 'name')}
      back={{ to: listUrl, label: t('adminEnquiries.replies.back') }}
      removal={{ consequence: t('adminEnquiries.replies.removal') }}
      serverResult={actionData}
    >
      <RecordForm
        key={record.id}
        {...{ record, bilingual, labels }}
        serverResult={actionData}
        problemText={(problem) =>
          problem === 'unknown_placeholder'
            ? t('adminEnquiries.replies.unknownPlaceholder', braces)
            : undefined
        }
      >
        <section className="record-section">
          <BilingualText
            name="name"
            label={label('name')}
            hint={t('adminEnquiries.replies.nameHint')}
            required
            isArabicOptional
            maxLength={80}
          />
          <BilingualText
            name="body"
            label={label('body')}
            hint={t('adminEnquiries.replies.bodyHint', braces)}
            required
            rows={8}
            maxLength={4000}
          />
        </section>
      </RecordForm>
    </RecordPage>
  );
}
