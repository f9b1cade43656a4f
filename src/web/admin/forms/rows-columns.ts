import type { ComponentType } from 'react';

/** What stands in place of the plain input of a cell, such as an editor, and writes its text. */
export interface CellControlProps {
  id: string;
  label: string;
  text: string;
  lang: 'en' | 'ar' | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  isInvalid: boolean;
  onChange(text: string): void;
  /** The plain input below it is no longer needed. */
  onReady(): void;
}

/** A column of <RowsField>. With `isBilingual` its Arabic cell is named like the English one with `_ar`. */
export interface RowsColumn {
  name: string;
  label: string;
  isBilingual?: boolean;
  /** Numbers are typed in either digits; `code` runs left to right. */
  type?: 'text' | 'number' | 'code';
  /** Several lines. */
  lines?: number;
  /** A choice instead of a text. */
  options?: readonly { value: string; label: string }[];
  /** With scripts it takes the place of the plain input. */
  control?: ComponentType<CellControlProps>;
  maxLength?: number;
  /** Only typed into a new row, because others refer to it. */
  isFixed?: boolean;
}

export interface RowsCell extends Omit<RowsColumn, 'isBilingual'> {
  lang?: 'en' | 'ar';
}

/** The cells of a row, both languages beside each other. */
export const cellsOf = (
  columns: readonly RowsColumn[],
  languageLabel: (label: string, lang: 'en' | 'ar') => string,
): RowsCell[] =>
  columns.flatMap(({ isBilingual, ...column }): RowsCell[] =>
    isBilingual
      ? [
          { ...column, lang: 'en', label: languageLabel(column.label, 'en') },
          {
            ...column,
            name: `${column.name}_ar`,
            lang: 'ar',
            label: languageLabel(column.label, 'ar'),
          },
        ]
      : [column],
  );

/** The names of inputs that a page without scripts sends: `rows.features.0.text`. */
export const rowCellName = (field: string, index: number, cell: string) =>
  `rows.${field}.${index}.${cell}`;

/** Cells of a page without scripts that are not part of the row. */
export const removeCell = 'remove!';
export const placeCell = 'place!';
