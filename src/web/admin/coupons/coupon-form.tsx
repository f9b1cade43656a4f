import { relatedTerms } from '#domain/coupons/coupon-input.ts';
import { drawCouponCode } from '#domain/coupons/coupon-code.ts';
import { useT } from '#i18n/react.tsx';
import { systemRandom } from '#platform/random.ts';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import { Button } from '#ui/button.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { typeInto } from '../forms/form-texts.ts';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { BilingualText, RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { CouponTermFields } from './coupon-term-fields.tsx';
import { useCouponLabels } from './use-coupon-labels.ts';
import { useCouponProblem } from './use-coupon-problem.ts';

interface CouponFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
  /** A new one may be for one customer. */
  isNew?: boolean;
  /** Customers know the code. */
  isCodeFixed?: boolean;
  /** Those that it is for. */
  products: readonly NamedProduct[];
}

export function CouponForm({
  record,
  serverResult,
  isNew,
  isCodeFixed,
  products,
}: CouponFormProps) {
  const t = useT();
  const label = (name: 'code' | 'owner_email') => t(`adminCoupons.coupon.fields.${name}`);
  const shared = useCouponLabels();
  const owner = isNew && { owner_email: label('owner_email') };
  return (
    <RecordForm
      {...{ record, serverResult }}
      labels={{ code: label('code'), ...shared, ...owner }}
      bilingual={['description']}
      problemText={useCouponProblem()}
      related={relatedTerms}
    >
      <section className="record-section">
        <h2>{t('adminCoupons.coupon.sections.code')}</h2>
        <CodeField isFixed={isCodeFixed} />
        <BilingualText
          name="description"
          label={t('adminCoupons.coupon.fields.description')}
          maxLength={200}
        />
      </section>
      <CouponTermFields products={products} />
      {isNew && (
        <section className="record-section">
          <h2>{t('adminCoupons.coupon.sections.customer')}</h2>
          <RecordText
            name="owner_email"
            type="email"
            hint={t('adminCoupons.coupon.hints.owner_email')}
            className="max-w-form"
          />
        </section>
      )}
    </RecordForm>
  );
}

function CodeField({ isFixed = false }: { isFixed?: boolean }) {
  const t = useT();
  const hasScripts = useHasScripts();
  const { idOf } = useFormContext();
  const hint = t(`adminCoupons.coupon.hints.${isFixed ? 'usedCode' : 'code'}`);
  return (
    <div className="coupon-code-field">
      <RecordText name="code" isCode maxLength={60} readOnly={isFixed} hint={hint} />
      {hasScripts && !isFixed && (
        <Button
          variant="outline"
          onClick={() => typeInto(idOf('code'), drawCouponCode(systemRandom.below))}
        >
          {t('adminCoupons.coupon.generate')}
        </Button>
      )}
    </div>
  );
}
