import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export type Option = {
  value: string;
  label: string;
  disabled?: boolean;
  /** A name that a person gave, in either language. */
  isName?: boolean;
};

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  /** Shown first, with an empty value. */
  placeholder?: string;
};

export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <select className={cx('control', className)} {...useFieldControl(props)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled, isName }) => (
        <option key={value} value={value} disabled={disabled} translate={isName ? 'no' : undefined}>
          {label}
        </option>
      ))}
    </select>
  );
}
