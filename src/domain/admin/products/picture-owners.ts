import type { TypedRow } from '../forms/rows-input.ts';
import { optionNames, type OptionName } from './find-variant-problems.ts';

interface PictureOwner {
  /** The id of a variant. */
  value: string;
  label: string;
  /** Its pictures stand for its colour: other variants in it show them too (`galleryPictures`). */
  isWholeColour: boolean;
}

/** What a picture can belong to: a colour by its first variant, and the other variants one by one. */
export function pictureOwners(
  variants: readonly TypedRow[],
  labelOf: (name: OptionName, value: string) => string,
): PictureOwner[] {
  const stored = variants.filter(({ id }) => id);
  const colours = new Set<unknown>();
  return stored.map((row) => {
    const color = row['color'] ? String(row['color']) : '';
    const isFirst = color !== '' && !colours.has(color);
    colours.add(color);
    const isShared = stored.some((other) => other !== row && other['color'] === row['color']);
    const labels = optionNames.flatMap((name) =>
      row[name] ? [labelOf(name, String(row[name]))] : [],
    );
    const isWholeColour = isFirst && isShared;
    const label = isWholeColour ? labelOf('color', color) : labels.join(' · ');
    return { value: String(row['id']), label: label || String(row['sku']), isWholeColour };
  });
}
