import { useT } from '#i18n/react.tsx';
import { leftOut } from '#domain/admin/imports/match-header.ts';
import type { ImportDescription } from '#services/admin/imports/describe-import.server.ts';
import { SelectField } from '../../shared/forms/form-fields.tsx';
import { columnField } from './import-result.ts';

interface HeaderFieldsProps extends Pick<ImportDescription, 'columns'> {
  /** By their place in the file. */
  headers: Readonly<Record<string, string>>;
}

/** Which column each unknown header of the file means. */
export function HeaderFields({ headers, columns }: HeaderFieldsProps) {
  const t = useT();
  const options = [
    { value: leftOut, label: t('adminImport.leaveOut') },
    ...columns.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <fieldset className="grid w-full gap-4">
      <legend className="pb-3 font-medium">{t('adminImport.columns')}</legend>
      {Object.entries(headers).map(([place, text]) => (
        <SelectField
          key={place}
          name={columnField(Number(place))}
          label={text || t('adminImport.unnamed', { count: Number(place) + 1 })}
          options={options}
        />
      ))}
    </fieldset>
  );
}
