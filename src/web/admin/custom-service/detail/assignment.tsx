import { useT } from '#i18n/react.tsx';
import { SelectField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { intents } from './intents.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';

interface AssignmentProps {
  enquiry: EnquiryOnPage;
  serverResult: FormResult | undefined;
}

/** Who takes care of it: oneself with one press, or a colleague from the list. */
export function Assignment({ enquiry: { assignedTo, assignees }, serverResult }: AssignmentProps) {
  const t = useT();
  const { user } = useAuth();
  const form = useShopForm({ intent: intents.assign, serverResult });
  useReloadAfterConflict(form.rejection);
  const texts = useAssignmentTexts(form.rejection?.details?.['name']);
  const options = assignees.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <EnquiryPanel id="assignment" title={t('adminEnquiries.assignment.title')}>
      {user && user.id !== assignedTo && (
        <DeskForm form={form} hasNotice={false} preventScrollReset>
          <input type="hidden" name="from" value={assignedTo ?? ''} />
          <SubmitButton
            name="to"
            value={user.id}
            variant={assignedTo ? 'outline' : 'solid'}
            busyLabel={t('adminEnquiries.assignment.saving')}
          >
            {t('adminEnquiries.assignment.take')}
          </SubmitButton>
        </DeskForm>
      )}
      <DeskForm
        key={assignedTo}
        form={form}
        idPrefix="assign"
        preventScrollReset
        {...texts}
        className="grid gap-3"
      >
        <input type="hidden" name="from" value={assignedTo ?? ''} />
        <div className="choice-line">
          <SelectField
            name="to"
            placeholder={t('adminEnquiries.assignment.unassigned')}
            options={options}
            defaultValue={assignedTo ?? ''}
          />
          <SubmitButton variant="outline" busyLabel={t('adminEnquiries.assignment.saving')}>
            {t('adminEnquiries.assignment.save')}
          </SubmitButton>
        </div>
      </DeskForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminEnquiries.assignment.saved')}
      </p>
    </EnquiryPanel>
  );
}

/** `name` is that of the colleague who has it now. */
function useAssignmentTexts(name: string | undefined) {
  const t = useT();
  return {
    labels: { to: t('adminEnquiries.assignment.label') },
    failedTitle: t('adminEnquiries.assignment.failedTitle'),
    reasonTexts: {
      assigned_meanwhile: name
        ? t('adminEnquiries.assignment.meanwhile', { name })
        : t('adminEnquiries.assignment.released'),
      wrong_assignee: t('adminEnquiries.assignment.wrongAssignee'),
      not_found: t('adminEnquiries.status.gone'),
    },
  };
}
