import { SelectField } from '../../shared/forms/form-fields.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ReasonTexts } from '../../shared/forms/use-rejection-text.ts';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import './records.css';
import { useReloadAfterConflict } from './use-reload-after-conflict.ts';

interface StatusFormProps<Status extends string> {
  form: ShopFormState;
  status: Status;
  /** The usual next step. */
  next: Status | undefined;
  moves: readonly Status[];
  nameOf(status: Status): string;
  /** The look of the button of the next step. */
  nextVariant?: 'solid' | 'outline';
  texts: {
    /** “Set to {status}”. */
    next(status: string): string;
    label: string;
    move: string;
    moving: string;
    moved: string;
    hint: string;
    failed: string;
  };
  reasonTexts: ReasonTexts;
}

/** The usual next step as a button, any other move from a list. */
export function StatusForm<Status extends string>(props: StatusFormProps<Status>) {
  const { form, status, next, moves, nameOf, nextVariant, texts, reasonTexts } = props;
  useReloadAfterConflict(form.rejection);
  return (
    <>
      {next && (
        <DeskForm form={form} hasNotice={false} preventScrollReset>
          <input type="hidden" name="from" value={status} />
          <SubmitButton name="to" value={next} variant={nextVariant} busyLabel={texts.moving}>
            {texts.next(nameOf(next))}
          </SubmitButton>
        </DeskForm>
      )}
      <DeskForm
        key={status}
        form={form}
        idPrefix="move"
        preventScrollReset
        labels={{ to: texts.label }}
        failedTitle={texts.failed}
        reasonTexts={reasonTexts}
        className="grid gap-3"
      >
        <input type="hidden" name="from" value={status} />
        <div className="choice-line">
          <SelectField
            name="to"
            options={moves.map((value) => ({ value, label: nameOf(value) }))}
          />
          <SubmitButton variant="outline" busyLabel={texts.moving}>
            {texts.move}
          </SubmitButton>
        </div>
        <p className="text-sm text-muted">{texts.hint}</p>
      </DeskForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && texts.moved}
      </p>
    </>
  );
}
