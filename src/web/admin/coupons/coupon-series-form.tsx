import { relatedTerms } from '#domain/coupons/coupon-input.ts';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { BilingualText, RecordNumber, RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { CouponTermFields } from './coupon-term-fields.tsx';
import { useCouponLabels } from './use-coupon-labels.ts';
import { useCouponProblem } from './use-coupon-problem.ts';

interface CouponSeriesFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
  products: readonly NamedProduct[];
}

export function CouponSeriesForm({ record, serverResult, products }: CouponSeriesFormProps) {
  const t = useT();
  const own = {
    prefix: t('adminCoupons.series.fields.prefix'),
    count: t('adminCoupons.series.fields.count'),
  };
  return (
    <RecordForm
      {...{ record, serverResult }}
      labels={{ ...own, ...useCouponLabels() }}
      bilingual={['description']}
      problemText={useCouponProblem()}
      related={relatedTerms}
    >
      <input type="hidden" name="series" defaultValue={record.values['series']} />
      <section className="record-section">
        <h2>{t('adminCoupons.series.section')}</h2>
        <div className="record-grid">
          <RecordText
            name="prefix"
            isCode
            maxLength={20}
            hint={t('adminCoupons.series.hints.prefix')}
          />
          <RecordNumber name="count" required hint={t('adminCoupons.series.hints.count')} />
        </div>
        <BilingualText
          name="description"
          label={t('adminCoupons.coupon.fields.description')}
          maxLength={200}
        />
      </section>
      <CouponTermFields products={products} usesHint={t('adminCoupons.series.hints.max_uses')} />
    </RecordForm>
  );
}
