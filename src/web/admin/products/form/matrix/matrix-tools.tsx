import { useState } from 'react';
import {
  makeCombinations,
  variantSku,
  type Combined,
} from '#domain/admin/products/make-combinations.ts';
import {
  combinationKey,
  optionNames,
  type OptionName,
} from '#domain/admin/products/find-variant-problems.ts';
import { typedAmount } from '#domain/admin/products/paste-cells.ts';
import type { TypedRow } from '#domain/admin/forms/rows-input.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useRecordTexts } from '../../../forms/record-context.ts';
import type { ShownRow } from '../../../forms/use-rows.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { MatrixOption } from './use-options.ts';

interface MatrixToolsProps {
  rows: readonly ShownRow[];
  options: Record<OptionName, MatrixOption[]>;
  grid: GridKeys;
  add(cells: readonly TypedRow[]): void;
}

const none: Combined = { color: '', material: '', size: '' };

/** Adds combinations, and fills columns. */
export function MatrixTools({ rows, options, grid, add }: MatrixToolsProps) {
  const { t } = useLanguage();
  const texts = useRecordTexts();
  const existing = rows.map(({ cells }) => combined(cells));
  const values = Object.fromEntries(
    optionNames.map((name) => [name, options[name].map(({ value }) => value)]),
  ) as Record<OptionName, string[]>;
  const missing = makeCombinations(values, existing);
  const rowOf = (combination: Combined): TypedRow => ({
    id: '',
    ...combination,
    sku: variantSku(texts['sku'] ?? '', combination),
    price: typedAmount(texts['price'] ?? '') ?? '',
    discount_price: '',
    ...measuresOf(rows, combination),
    inventory: '0',
  });
  return (
    <div className="matrix-tools">
      <p className="text-sm text-muted">
        {missing.length === 0 && rows.length === 0
          ? t('adminProducts.matrix.none')
          : t('adminProducts.matrix.missing', {
              count: missing.length,
            })}
      </p>
      {missing.length > 0 && (
        <Button variant="outline" size="small" onClick={() => add(missing.map(rowOf))}>
          {t('adminProducts.matrix.addMissing')}
        </Button>
      )}
      {missing.length > 0 && (
        <OneCombination
          {...{ options, existing }}
          add={(combination) => add([rowOf(combination)])}
        />
      )}
      {rows.length > 1 && (
        <>
          <Button
            variant="quiet"
            size="small"
            aria-keyshortcuts="Control+D"
            onClick={grid.fillDown}
          >
            {t('adminProducts.matrix.fillDown')}
          </Button>
          <PriceTool grid={grid} />
        </>
      )}
    </div>
  );
}

/** Those of a row in the same size. */
function measuresOf(rows: readonly ShownRow[], { size }: Combined): TypedRow {
  const same = rows.find(({ cells }) => size && cells['size'] === size && cells['width'])?.cells;
  return {
    width: same?.['width'] ?? '',
    depth: same?.['depth'] ?? '',
    height: same?.['height'] ?? '',
    weight: '',
  };
}

const combined = (cells: TypedRow): Combined => ({
  color: String(cells['color'] ?? ''),
  material: String(cells['material'] ?? ''),
  size: String(cells['size'] ?? ''),
});

interface OneCombinationProps {
  options: MatrixToolsProps['options'];
  existing: readonly Combined[];
  add(combination: Combined): void;
}

function OneCombination({ options, existing, add }: OneCombinationProps) {
  const { t } = useLanguage();
  const [selected, setSelected] = useState(none);
  const offered = optionNames.filter((name) => options[name].length > 0);
  const isComplete = offered.every((name) => selected[name] !== '');
  const isTaken = existing.some((other) => combinationKey(other) === combinationKey(selected));
  return (
    <div className="matrix-one">
      {offered.map((name) => (
        <select
          key={name}
          className="control"
          aria-label={t(`adminProducts.matrix.options.${name}`)}
          value={selected[name]}
          onChange={({ target }) => setSelected({ ...selected, [name]: target.value })}
        >
          <option value="">{t(`adminProducts.matrix.options.${name}`)}</option>
          {options[name].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <Button
        variant="quiet"
        size="small"
        disabled={!isComplete || isTaken}
        onClick={() => {
          add(selected);
          setSelected(none);
        }}
      >
        {t('adminProducts.matrix.addOne')}
      </Button>
      <span role="status" className="matrix-problem">
        {isComplete && isTaken && t('adminProducts.form.problems.duplicate_combination')}
      </span>
    </div>
  );
}

/** One price for all variants. */
function PriceTool({ grid }: { grid: GridKeys }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const price = typedAmount(typed);
  return (
    <div className="matrix-one">
      <label className="matrix-price">
        {t('adminProducts.matrix.priceOfAll')}
        <input
          className="control"
          dir="ltr"
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button
        variant="quiet"
        size="small"
        disabled={price === null}
        onClick={() => price !== null && grid.setColumn('price', price)}
      >
        {t('adminProducts.matrix.setPrices')}
      </Button>
    </div>
  );
}
