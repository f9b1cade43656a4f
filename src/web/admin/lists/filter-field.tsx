import { maxFacetCount } from '#domain/admin/lists/count-limits.ts';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import type { Filter } from '#domain/admin/lists/list.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { filterLabel, useList, valueLabel } from './list-context.ts';
import { facetCount } from './facet-count.ts';

interface FilterFieldProps {
  id: string;
  filter: Filter;
  value: FilterValue | undefined;
}

/** More values than this are a select, of which one can be selected. */
const maxBoxes = 12;

/** Native fields, so that the form works without scripts. */
export function FilterField({ id, filter, value }: FilterFieldProps) {
  const t = useT();
  const context = useList();
  const label = filterLabel(context, id);
  switch (filter.kind) {
    case 'choice':
      return <ChoiceField id={id} values={filter.values} selected={selectedOf(value)} />;
    case 'days':
    case 'amount':
      return <RangeField id={id} kind={filter.kind} value={value} />;
    case 'flag': {
      const options = [
        { value: 'yes', label: t('admin.lists.yes') },
        { value: 'no', label: t('admin.lists.no') },
      ];
      const set = value?.kind === 'flag' ? (value.is ? 'yes' : 'no') : '';
      return <AnyOrOne {...{ id, label, options }} selected={set} />;
    }
    case 'text':
      return (
        <Field label={label}>
          <TextInput
            name={id}
            maxLength={100}
            defaultValue={value?.kind === 'text' ? value.text : ''}
          />
        </Field>
      );
  }
}

interface AnyOrOneProps {
  id: string;
  label: string;
  options: readonly Option[];
  selected: string;
}

function AnyOrOne({ id, label, options, selected }: AnyOrOneProps) {
  const t = useT();
  return (
    <Field label={label}>
      <Select
        name={id}
        options={options}
        placeholder={t('admin.lists.any')}
        defaultValue={selected}
      />
    </Field>
  );
}

const selectedOf = (value: FilterValue | undefined) =>
  value?.kind === 'choice' ? value.values : [];

interface ChoiceFieldProps {
  id: string;
  values: readonly string[] | undefined;
  selected: readonly string[];
}

function ChoiceField({ id, values, selected }: ChoiceFieldProps) {
  const { number } = useLanguage();
  const context = useList();
  const label = filterLabel(context, id);
  const known = values ?? context.options[id]?.map((option) => option.value) ?? [];
  const options = known.map((value) => ({ value, label: valueLabel(context, id, value) }));
  if (options.length > maxBoxes) {
    return <AnyOrOne {...{ id, label, options }} selected={selected[0] ?? ''} />;
  }
  return (
    <fieldset className="list-choices">
      <legend className="text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={id}
          value={option.value}
          defaultChecked={selected.includes(option.value)}
          label={
            <>
              {option.label}
              <span className="list-facet">
                {facetCount(context.facets[id]?.[option.value], maxFacetCount, number)}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function RangeField({
  id,
  kind,
  value,
}: {
  id: string;
  kind: 'days' | 'amount';
  value?: FilterValue;
}) {
  const t = useT();
  const label = filterLabel(useList(), id);
  const { from, to } =
    value?.kind === 'days' || value?.kind === 'amount' ? value : { from: null, to: null };
  const input =
    kind === 'days'
      ? { type: 'date' }
      : { type: 'text', inputMode: 'decimal' as const, dir: 'ltr', maxLength: 13 };
  return (
    <fieldset className="list-range">
      <legend className="text-sm font-medium">{label}</legend>
      <Field label={t('admin.lists.from')}>
        <TextInput name={`${id}.from`} defaultValue={from ?? ''} {...input} />
      </Field>
      <Field label={t('admin.lists.to')}>
        <TextInput name={`${id}.to`} defaultValue={to ?? ''} {...input} />
      </Field>
    </fieldset>
  );
}
