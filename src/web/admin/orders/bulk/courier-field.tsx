import { useId } from 'react';
import { maxCourierName } from '#domain/orders/handling.ts';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../../shared/forms/form-fields.tsx';

interface CourierFieldProps {
  /** Those named last, offered while someone types. */
  couriers: readonly string[];
  defaultValue?: string;
  hint?: string;
}

export function CourierField({ couriers, defaultValue, hint }: CourierFieldProps) {
  const t = useT();
  const list = useId();
  return (
    <>
      <TextField
        name="courier"
        label={t('adminOrders.handling.courier')}
        hint={hint}
        defaultValue={defaultValue}
        maxLength={maxCourierName}
        list={list}
        dir="auto"
        autoComplete="off"
        optional
      />
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
    </>
  );
}
