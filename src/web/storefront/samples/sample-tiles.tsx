import { useState } from 'react';
import { maxSamples, samplePicture } from '#domain/enquiries/sample-materials.ts';
import type { SampleOptions } from '#services/enquiries/read-sample-options.server.ts';
import { FieldError, RequiredMark } from '#ui/field.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext, useSubmittedValues } from '../../shared/forms/form-context.ts';

interface SampleTilesProps extends Pick<SampleOptions, 'materials'> {
  /** The materials of the piece that the samples are for. */
  suggested: readonly string[];
}

/** The samples as pictures. After the third the others are disabled; without scripts the server says so. */
export function SampleTiles({ materials, suggested }: SampleTilesProps) {
  const { labels, idOf, problemOf, firstInvalid } = useFormContext();
  const submitted = useSubmittedValues('samples');
  const [selection, setSelection] = useState(() => submitted ?? suggested.slice(0, maxSamples));
  const isFull = useHasScripts() && selection.length >= maxSamples;
  const problem = problemOf('samples');
  const id = idOf('samples');
  const choose = (value: string, isSelected: boolean) =>
    setSelection((before) => [
      ...before.filter((each) => each !== value),
      ...(isSelected ? [value] : []),
    ]);
  return (
    <fieldset className="enquiry-wide" aria-describedby={problem && `${id}-error`}>
      <legend className="text-sm font-medium">
        {labels['samples']}
        <RequiredMark />
      </legend>
      <div className="sample-tiles">
        {materials.map(({ value, label }, position) => (
          <label key={value} className="choice-frame focus-frame sample-tile">
            <img
              src={samplePicture(value)}
              alt=""
              width="360"
              height="360"
              loading={position < 4 ? 'eager' : 'lazy'}
            />
            <span>
              <input
                type="checkbox"
                className="choice-box"
                // The list of problems leads to the first tile.
                id={position === 0 ? id : undefined}
                name="samples"
                value={value}
                checked={selection.includes(value)}
                disabled={isFull && !selection.includes(value)}
                onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
                {...{ autoFocus: position === 0 && firstInvalid === 'samples' }}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  );
}
