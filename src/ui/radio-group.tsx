import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError, FieldHint, RequiredMark } from './field.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  name: string;
  label: ReactNode;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Side by side where there is room. */
  inline?: boolean;
  className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, hint, error, required, inline, className } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      role="radiogroup"
      className={className}
      aria-describedby={cx(errorId, hintId) || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={cx('mt-1 grid', inline && 'sm:flex sm:flex-wrap sm:gap-x-8')}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

function Radio({ option, group }: { option: RadioOption; group: RadioGroupProps }) {
  const { name, value, defaultValue, onValueChange, required } = group;
  const controlled = value !== undefined;
  return (
    <label className="choice">
      <input
        type="radio"
        className="choice-box"
        name={name}
        value={option.value}
        required={required}
        disabled={option.disabled}
        checked={controlled ? value === option.value : undefined}
        defaultChecked={controlled ? undefined : defaultValue === option.value}
        onChange={() => onValueChange?.(option.value)}
      />
      <span>
        {option.label}
        {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}
