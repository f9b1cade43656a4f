import { Combobox as Base } from '@base-ui/react/combobox';
import { useRef, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { CheckIcon, ChevronDownIcon, CloseIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';
import { Select, type Option } from './select.tsx';
import { useHasScripts } from './use-has-scripts.ts';

type ComboboxProps = {
  options: readonly Option[];
  /** The accessible name of the button that opens the list. */
  openLabel: string;
  name?: string;
  value?: Option | null;
  defaultValue?: Option | null;
  onValueChange?: (option: Option | null) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** A searchable select inside a Field, which labels it. Until scripts run it is a native select. */
export function Combobox(props: ComboboxProps) {
  return useHasScripts() ? <Typeahead {...props} /> : <NativeList {...props} />;
}

function NativeList({ options, name, value, defaultValue, placeholder, disabled }: ComboboxProps) {
  return (
    <Select
      {...{ options, name, disabled }}
      placeholder={placeholder ?? ''}
      defaultValue={(value ?? defaultValue)?.value}
    />
  );
}

function Typeahead(props: ComboboxProps) {
  const { options, openLabel, name, value, defaultValue, onValueChange, className } = props;
  const labels = useUiLabels();
  const frame = useRef<HTMLDivElement>(null);
  const { required, ...wiring } = useFieldControl<ComponentProps<'input'>>({});
  return (
    <Base.Root
      items={options as Option[]}
      {...{ name, value, defaultValue, onValueChange, required, disabled: props.disabled }}
      isItemEqualToValue={(item: Option, selected: Option) => item.value === selected.value}
    >
      <Base.InputGroup ref={frame} className={cx('relative', className)}>
        <Base.Input className="control pe-22" placeholder={props.placeholder} {...wiring} />
        <div className="absolute inset-y-0 end-0 flex">
          <Base.Clear className="icon-button" aria-label={labels.clear}>
            <CloseIcon className="size-4" />
          </Base.Clear>
          <Base.Trigger className="icon-button" aria-label={openLabel}>
            <ChevronDownIcon className="size-4" />
          </Base.Trigger>
        </div>
      </Base.InputGroup>
      <Base.Portal container={frame}>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup">
            <Base.Empty className="px-3.5 text-sm text-muted not-empty:py-2.5">
              {labels.noResults}
            </Base.Empty>
            <Base.List>
              {(option: Option) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className="menu-item"
                >
                  {option.label}
                  <Base.ItemIndicator className="ms-auto">
                    <CheckIcon className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
