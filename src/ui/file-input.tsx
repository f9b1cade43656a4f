import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { useUiLabels } from './labels.tsx';
import { useHasScripts } from './use-has-scripts.ts';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'>;

/**
 * A native file input under our own label: the browser's label is in the browser's language, not
 * the page's.
 */
export function FileInput(props: FileInputProps) {
  const { chooseFile, chooseFiles, noFile } = useUiLabels();
  const hasScripts = useHasScripts();
  const picker = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState('');
  const read = () => {
    const files = [...(picker.current?.files ?? [])];
    setNames(files.map(({ name }) => name).join(', '));
  };

  useEffect(() => {
    // Files may have been chosen before hydration.
    read();
    const form = picker.current?.form;
    const empty = () => setNames('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);

  return (
    <span className="file-input">
      <input
        type="file"
        className="control"
        {...useFieldControl(props)}
        ref={picker}
        onChange={read}
      />
      {hasScripts && (
        <span className="control file-input-words" aria-hidden="true">
          <span className="file-input-button">{props.multiple ? chooseFiles : chooseFile}</span>
          <bdi className="file-input-names">{names || noFile}</bdi>
        </span>
      )}
    </span>
  );
}
