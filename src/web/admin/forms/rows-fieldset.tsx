import { type ReactNode, type RefObject, useId } from 'react';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';

interface RowsFieldsetProps {
  name: string;
  label: string;
  hint?: ReactNode;
  className: string;
  /** The rows as text, which the form sends. */
  input: RefObject<HTMLInputElement | null>;
  shown: string;
  writeText(): void;
  children: ReactNode;
}

/** The frame of a field whose value is rows: label, hint, problem, and the text that is sent. */
export function RowsFieldset(props: RowsFieldsetProps) {
  const { name, label, hint, className, input, shown, writeText, children } = props;
  const id = useId();
  const { idOf, problemOf } = useFormContext();
  const problem = problemOf(name);
  return (
    <fieldset
      id={idOf(name)}
      tabIndex={-1}
      className={className}
      aria-invalid={problem ? true : undefined}
      aria-describedby={`${id}-error`}
      onInput={writeText}
    >
      <legend className="text-sm font-medium">{label}</legend>
      {/* Not of type hidden: React would put its first value back whenever it renders. */}
      <input ref={input} type="text" hidden name={name} defaultValue={shown} />
      {hint && <FieldHint>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      {children}
    </fieldset>
  );
}
