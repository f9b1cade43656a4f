import { FieldError, RequiredMark } from '#ui/field.tsx';
import type { Option } from '#ui/select.tsx';
import { useFormContext, useSubmittedValue } from '../../shared/forms/form-context.ts';

/** One of a few options, each in sight: a press instead of a list that has to be opened. */
export function TilesField({ name, options }: { name: string; options: readonly Option[] }) {
  const { labels, idOf, problemOf, firstInvalid } = useFormContext();
  const submitted = useSubmittedValue(name);
  const problem = problemOf(name);
  const id = idOf(name);
  return (
    <fieldset
      role="radiogroup"
      className="enquiry-wide"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-error`}
    >
      <legend className="text-sm font-medium">
        {labels[name]}
        <RequiredMark />
      </legend>
      <div className="request-tiles">
        {options.map(({ value, label }, position) => (
          <label key={value} className="focus-frame style-chip">
            <input
              type="radio"
              // The list of problems leads to the first tile.
              id={position === 0 ? id : undefined}
              name={name}
              value={value}
              required
              defaultChecked={submitted === value}
              {...{ autoFocus: position === 0 && firstInvalid === name }}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  );
}
