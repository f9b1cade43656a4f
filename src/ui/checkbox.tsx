import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError, FieldHint, RequiredMark } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some but not all of a group are checked; only a script can set this state. */
  indeterminate?: boolean;
};

export function Checkbox({ label, hint, error, indeterminate, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className="choice">
        <input
          type="checkbox"
          className="choice-box"
          ref={(box) => {
            if (box && indeterminate !== undefined) box.indeterminate = indeterminate;
          }}
          aria-describedby={cx(errorId, hintId) || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>
          {label}
          {rest.required && <RequiredMark />}
        </span>
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
