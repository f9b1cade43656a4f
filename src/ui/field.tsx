import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { useUiLabels } from './labels.tsx';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what to change; it also marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
  /** One control: TextInput, TextArea, Select or Combobox. */
  children: ReactNode;
};

export function Field(props: FieldProps) {
  const { label, hint, error, required = false, hideLabel, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const wiring = { id, describedBy: cx(errorId, hintId) || undefined, invalid: !!error, required };
  return (
    <div className={cx('grid gap-2', className)}>
      <label htmlFor={id} className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function RequiredMark() {
  const { required } = useUiLabels();
  return (
    <span className="text-terracotta" title={required} aria-hidden="true">
      {' *'}
    </span>
  );
}

export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="text-xs text-muted">
    {children}
  </p>
);

/** Rendered even while empty, so that screen readers announce a later error. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} aria-live="polite" className="text-xs font-medium text-terracotta empty:hidden">
    {children}
  </p>
);
