import { FieldError, FieldHint } from '#ui/field.tsx';
import type { Option } from '#ui/select.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import type { FormFieldProps } from '../../shared/forms/form-fields.tsx';
import { useFieldText } from './use-field-text.ts';

/** Several of a list. The text of the field has the values between commas. */
export function RecordSeveral({
  name,
  label,
  hint,
  options,
}: FormFieldProps & { options: readonly Option[] }) {
  const hasScripts = useHasScripts();
  const { labels, idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const selected = text.split(/[,،]\s*/).filter(Boolean);
  const toggle = (value: string) =>
    change(
      (selected.includes(value)
        ? selected.filter((each) => each !== value)
        : [...selected, value]
      ).join(', '),
    );
  return (
    <fieldset id={idOf(name)} tabIndex={-1} className="record-choices">
      <legend className="text-sm font-medium">{label ?? labels[name] ?? name}</legend>
      {hint && <FieldHint>{hint}</FieldHint>}
      <input
        {...control}
        className="control"
        dir="ltr"
        hidden={hasScripts}
        aria-label={label ?? labels[name] ?? name}
      />
      {hasScripts && (
        <div className="record-choice-list">
          {withUnknown(options, selected).map((option) => (
            <label key={option.value} className="choice">
              <input
                type="checkbox"
                className="choice-box"
                checked={selected.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
      <FieldError>{problemOf(name)}</FieldError>
    </fieldset>
  );
}

/** A stored value that is no longer offered can still be taken away. */
const withUnknown = (
  options: readonly Option[],
  selected: readonly string[],
): readonly Option[] => [
  ...options,
  ...selected
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: value })),
];
