import { roundings } from '#domain/admin/products/round-price.ts';
import { useT } from '#i18n/react.tsx';
import { SelectField, TextField } from '../../shared/forms/form-fields.tsx';

function useRoundings() {
  const t = useT();
  return roundings.map((value) => ({ value, label: t(`adminProducts.bulk.roundings.${value}`) }));
}

export function PriceEditFields() {
  const t = useT();
  const directions = (['raise', 'lower'] as const).map((value) => ({
    value,
    label: t(`adminProducts.bulk.directions.${value}`),
  }));
  const units = (['percent', 'amount'] as const).map((value) => ({
    value,
    label: t(`adminProducts.bulk.units.${value}`),
  }));
  return (
    <>
      <SelectField name="direction" options={directions} />
      <TextField name="by" inputMode="decimal" dir="ltr" maxLength={13} />
      <SelectField name="unit" options={units} />
      <SelectField name="rounding" options={useRoundings()} />
    </>
  );
}

export function SaleEditFields() {
  const t = useT();
  const units = (['percent', 'amount', 'price'] as const).map((value) => ({
    value,
    label: t(`adminProducts.bulk.saleUnits.${value}`),
  }));
  return (
    <>
      <TextField name="saleBy" inputMode="decimal" dir="ltr" maxLength={13} />
      <SelectField name="saleUnit" options={units} />
      <SelectField name="saleRounding" options={useRoundings()} />
    </>
  );
}
