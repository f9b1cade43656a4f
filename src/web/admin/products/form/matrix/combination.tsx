import { optionNames, type OptionName } from '#domain/admin/products/find-variant-problems.ts';
import { useT } from '#i18n/react.tsx';
import { rowCellName } from '../../../forms/rows-columns.ts';
import type { ShownRow } from '../../../forms/use-rows.ts';
import type { MatrixOption } from './use-options.ts';

interface CombinationProps {
  row: ShownRow;
  index: number;
  options: Record<OptionName, MatrixOption[]>;
  label: string;
  hasScripts: boolean;
}

/** Names the variant by its options; a page without scripts chooses them for a new one. */
export function Combination({ row, index, options, label, hasScripts }: CombinationProps) {
  const t = useT();
  const color = options.color.find(({ value }) => value === row.cells['color']);
  const isNew = !row.cells['sku'];
  return (
    <>
      {color?.code && <Swatch code={color.code} />}
      <bdi>{label}</bdi>
      {!hasScripts && (
        <>
          <input
            type="hidden"
            name={rowCellName('variants', index, 'id')}
            value={String(row.cells['id'])}
          />
          {optionNames.map((name) =>
            isNew ? (
              <select
                key={name}
                className="control"
                name={rowCellName('variants', index, name)}
                aria-label={t(`adminProducts.matrix.options.${name}`)}
              >
                <option value="" />
                {options[name].map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                key={name}
                type="hidden"
                name={rowCellName('variants', index, name)}
                value={String(row.cells[name] ?? '')}
              />
            ),
          )}
        </>
      )}
    </>
  );
}

/** An SVG, because the security policy allows no style from data. */
const Swatch = ({ code }: { code: string }) => (
  <svg className="matrix-swatch" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={/^#[0-9a-f]{6}$/i.test(code) ? code : 'none'} />
  </svg>
);
