/** What spreadsheets run instead of showing it, also in its wide forms. */
const formula = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]';
const begins = new RegExp(`^${formula}`);
const quoted = new RegExp(`^'(?=${formula})`);
const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet would run the cell. Numbers below zero are not formulas. */
export const isFormula = (cell: string): boolean => begins.test(cell) && !number.test(cell);

/** A cell as the shop writes it to a file: an apostrophe keeps a spreadsheet from running it. */
export const withQuote = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The cell of a file without that apostrophe. */
export const withoutQuote = (cell: string): string => cell.replace(quoted, '');
