import { useState } from 'react';
import { couponEditNames } from '#domain/coupons/coupon-edit.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { FormField, useControlProps } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useRecordProblem } from '../forms/use-record-problem.ts';
import type { BulkActions } from '../lists/bulk-bar.tsx';
import { useCouponProblem } from './use-coupon-problem.ts';

/** The bulk edits of the list of coupons. */
export function useCouponBulk(serverResult: FormResult<object> | null | undefined): BulkActions {
  const t = useT();
  const common = useRecordProblem();
  const own = useCouponProblem();
  return {
    form: useShopForm({ intent: 'edit', serverResult }),
    fields: <CouponEditFields />,
    labels: { until: t('adminCoupons.bulk.fields.until') },
    problemText: (problem) => own(problem) ?? common(problem),
    consequence: t('adminCoupons.bulk.consequence'),
    tooManyText: t('admin.lists.tooManyToChange'),
  };
}

/** Which edit, and what it needs. Without scripts the fields of all edits are shown. */
function CouponEditFields() {
  const t = useT();
  const hasScripts = useHasScripts();
  const [edit, setEdit] = useState<string>(couponEditNames[0]);
  const options = couponEditNames.map((value) => ({
    value,
    label: t(`adminCoupons.bulk.edits.${value}`),
  }));
  return (
    <div className="coupon-edit">
      <Field label={t('adminCoupons.bulk.choose')}>
        <Select
          name="edit"
          options={options}
          defaultValue={couponEditNames[0]}
          onChange={({ target }) => setEdit(target.value)}
        />
      </Field>
      {(!hasScripts || edit === 'extend') && <NewEnd />}
      <SubmitButton size="small" busyLabel={t('adminCoupons.bulk.previewing')}>
        {t('adminCoupons.bulk.preview')}
      </SubmitButton>
    </div>
  );
}

function NewEnd() {
  const control = useControlProps('until');
  return (
    <FormField name="until">
      <TextInput {...control} type="datetime-local" />
    </FormField>
  );
}
