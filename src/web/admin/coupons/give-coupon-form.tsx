import type { RecipientResult } from '#domain/coupons/coupon-recipients.ts';
import { useT } from '#i18n/react.tsx';
import { TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../forms/use-record-problem.ts';

interface GivenLines {
  lines: readonly { text: string; result: RecipientResult }[];
}

export function GiveCouponForm({ serverResult }: { serverResult?: FormResult<GivenLines> | null }) {
  const t = useT();
  const form = useShopForm<GivenLines>({ serverResult });
  const common = useRecordProblem();
  const tooMany = t('adminCoupons.giving.tooMany');
  return (
    <>
      {form.success && <GivenReport lines={form.success.lines} />}
      <DeskForm
        form={form}
        className="grid max-w-form gap-5"
        labels={{ emails: t('adminCoupons.giving.emails') }}
        failedTitle={t('adminCoupons.giving.failed')}
        problemText={(problem) => (problem === 'too_many' ? tooMany : common(problem))}
        reasonTexts={{
          not_usable: t('adminCoupons.giving.notUsable'),
          not_found: t('admin.records.gone'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
      >
        <TextAreaField
          name="emails"
          rows={8}
          dir="ltr"
          required
          hint={t('adminCoupons.giving.hint')}
        />
        <div>
          <SubmitButton busyLabel={t('adminCoupons.giving.giving')}>
            {t('adminCoupons.giving.give')}
          </SubmitButton>
        </div>
      </DeskForm>
    </>
  );
}

/** What became of each address; those that need a look come first. */
function GivenReport({ lines }: GivenLines) {
  const t = useT();
  const sent = lines.filter(({ result }) => result === 'sent');
  const others = lines.filter(({ result }) => result !== 'sent');
  return (
    <section role="status" className="form-notice form-notice-saved mb-6">
      <div className="grid gap-2">
        <p className="font-medium">{t('adminCoupons.giving.done', { count: sent.length })}</p>
        <details open={others.length > 0}>
          <summary>{t('adminCoupons.giving.details')}</summary>
          <ul className="mt-2 grid gap-1">
            {[...others, ...sent].map(({ text, result }, place) => (
              <li key={`${place} ${text}`}>
                <bdi dir="ltr">{text}</bdi>: {t(`adminCoupons.giving.results.${result}`)}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
