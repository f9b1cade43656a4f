import { useId } from 'react';
import { categories } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { RecordSeveral } from '../forms/record-several.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { ChosenProducts } from '../product-choice/chosen-products.tsx';
import { KnownProductsProvider } from '../product-choice/known-products.tsx';

/** What a coupon counts for; nothing chosen is everything. */
export function CouponLimitFields({ products }: { products: readonly NamedProduct[] }) {
  const t = useT();
  const rooms = categories.map((value) => ({ value, label: t(`storefront.rooms.${value}`) }));
  return (
    <section className="record-section">
      <h2>{t('adminCoupons.coupon.sections.pieces')}</h2>
      <p className="text-sm text-muted">{t('adminCoupons.coupon.limitsText')}</p>
      <RecordSeveral name="rooms" options={rooms} />
      <KnownProductsProvider products={products} searchAt="/admin/coupons/products">
        <CouponProducts />
      </KnownProductsProvider>
    </section>
  );
}

function CouponProducts() {
  const t = useT();
  const id = useId();
  const { idOf, labels, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>('product_ids');
  const selected = text.split(/\s+/).filter(Boolean);
  const store = (ids: readonly string[]) => change(ids.join(' '));
  return (
    <fieldset
      id={idOf('product_ids')}
      tabIndex={-1}
      className="product-choice"
      aria-describedby={`${id}-error`}
    >
      <legend className="text-sm font-medium">{labels['product_ids']}</legend>
      <FieldHint>{t('adminCoupons.coupon.hints.product_ids')}</FieldHint>
      <input type="text" hidden {...control} />
      <FieldError id={`${id}-error`}>{problemOf('product_ids')}</FieldError>
      <ChosenProducts
        selected={selected}
        onAdd={(product) => store([...selected, product])}
        onRemove={(product) => store(selected.filter((each) => each !== product))}
        none={t('adminCoupons.coupon.noProducts')}
      />
    </fieldset>
  );
}
