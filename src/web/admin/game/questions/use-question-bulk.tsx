import { questionEditNames } from '#domain/game/question-edit.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../../forms/use-record-problem.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';

/** Switches the ticked questions on or off, after a preview. */
export function useQuestionBulk(serverResult: FormResult<object> | null | undefined): BulkActions {
  const t = useT();
  const text = (name: 'choose' | 'preview' | 'previewing' | 'consequence') =>
    t(`adminGame.gameQuestions.bulk.${name}`);
  const options = questionEditNames.map((value) => ({
    value,
    label: t(`adminGame.gameQuestions.bulk.edits.${value}`),
  }));
  return {
    form: useShopForm({ intent: 'edit', serverResult }),
    fields: (
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field label={text('choose')}>
          <Select name="edit" options={options} defaultValue={questionEditNames[0]} />
        </Field>
        <SubmitButton size="small" busyLabel={text('previewing')}>
          {text('preview')}
        </SubmitButton>
      </div>
    ),
    labels: {},
    problemText: useRecordProblem(),
    consequence: text('consequence'),
    tooManyText: t('admin.lists.tooManyToChange'),
  };
}
