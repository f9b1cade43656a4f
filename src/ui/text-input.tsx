import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" className={cx('control', className)} {...useFieldControl(props)} />;
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={cx('control', className)} {...useFieldControl(props)} />;
}
