import { optionNames, type OptionName } from '#domain/admin/products/find-variant-problems.ts';
import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { useLocale } from '#i18n/react.tsx';
import { useRecordTexts } from '../../../forms/record-context.ts';

export interface MatrixOption {
  value: string;
  label: string;
  code?: string;
}

const fields = {
  color: 'option_colors',
  material: 'option_materials',
  size: 'option_sizes',
} as const satisfies Record<OptionName, string>;

/** The options that the form holds now, in the reader's language. */
export function useOptions(): Record<OptionName, MatrixOption[]> {
  const texts = useRecordTexts();
  const locale = useLocale();
  const read = (name: OptionName) =>
    parseRows(texts[fields[name]] ?? '[]').flatMap((row): MatrixOption[] => {
      const { value = '', name: english = '', name_ar: arabic = '', code } = row;
      const label = String((locale === 'ar' && arabic) || english || value);
      return value ? [{ value: String(value), label, code: code ? String(code) : undefined }] : [];
    });
  const entries = optionNames.map((name) => [name, read(name)]);
  return Object.fromEntries(entries) as Record<OptionName, MatrixOption[]>;
}
