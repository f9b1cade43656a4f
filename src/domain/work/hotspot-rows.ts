import { z } from 'zod';
import { jsonText } from '../json-text.ts';

const percent = z
  .number()
  .min(0, 'out_of_range')
  .max(100, 'out_of_range')
  .transform((value) => Math.round(value * 10) / 10);

const hotspotRow = z.object({
  id: z.uuid(),
  image_id: z.uuid(),
  product_id: z.uuid(),
  x: percent,
  y: percent,
});

/** The place of a product in a picture, in percent from its top left corner in both languages. */
export type HotspotRow = z.infer<typeof hotspotRow>;

const uniqueIn = (rows: readonly HotspotRow[]) =>
  new Set(rows.map((row) => `${row.image_id} ${row.product_id}`)).size === rows.length;

const rowList = z.array(hotspotRow).max(200, 'out_of_range').refine(uniqueIn, 'invalid_choice');

/** The field of a record's form: one JSON text. */
export const hotspotRowsField = jsonText({ maxLength: 60_000, problem: 'invalid_choice' }).pipe(
  rowList,
);

/** What a field shows; nothing when its text cannot be read. */
export const readHotspotRows = (json: string): HotspotRow[] =>
  hotspotRowsField.safeParse(json).data ?? [];

/** Always with the same order of keys, so that equal lists are equal texts. */
export const hotspotRowsText = (rows: readonly HotspotRow[]): string =>
  JSON.stringify(
    rows.map(({ id, image_id, product_id, x, y }) => ({ id, image_id, product_id, x, y })),
  );

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

/** Puts a product somewhere in a picture, or moves it there when it is in the picture already. */
export function placeHotspot(
  rows: readonly HotspotRow[],
  spot: Omit<HotspotRow, 'id'>,
  newId: () => string,
): HotspotRow[] {
  const place = { x: within(spot.x), y: within(spot.y) };
  const isThere = (row: HotspotRow) =>
    row.image_id === spot.image_id && row.product_id === spot.product_id;
  return rows.some(isThere)
    ? rows.map((row) => (isThere(row) ? { ...row, ...place } : row))
    : [...rows, { ...spot, ...place, id: newId() }];
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point: one percent, with Shift five. Null for other keys. */
export function hotspotAfterKey(
  { x, y }: { x: number; y: number },
  { key, shiftKey }: { key: string; shiftKey: boolean },
): { x: number; y: number } | null {
  const step = steps[key];
  if (!step) return null;
  const size = shiftKey ? 5 : 1;
  return { x: within(x + step[0] * size), y: within(y + step[1] * size) };
}
