import { sampleMaterials } from '#domain/enquiries/sample-materials.ts';
import { localized } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { termsFor } from '../catalog/terms.server.ts';
import type { Reader } from '../shared/reader.ts';

export interface SampleOptions {
  materials: { value: string; label: string }[];
  /** The piece that the samples are for, if the address names one. */
  piece: { slug: string; name: string; materials: string[] } | null;
}

/** The materials to choose from; those of the piece first. */
export async function readSampleOptions(
  slug: string,
  { actor, locale }: Reader,
): Promise<SampleOptions> {
  const [terms, [[row]]] = await Promise.all([
    termsFor((facet) => facet === 'material', locale),
    asActor(actor).read(
      db
        .selectFrom('products')
        .select(['slug', 'name', 'name_ar', 'materials'])
        .where('status', '=', 'published')
        .where('slug', '=', slug),
    ),
  ]);
  const offered = terms.material.filter(({ value }) =>
    sampleMaterials.some((material) => material === value),
  );
  const isOfPiece = (value: string) => row?.materials.includes(value) ?? false;
  const options = offered.map(({ value, name }) => ({ value, label: name }));
  return {
    materials: [
      ...options.filter(({ value }) => isOfPiece(value)),
      ...options.filter(({ value }) => !isOfPiece(value)),
    ],
    piece: row
      ? {
          slug: row.slug,
          name: localized(locale, row.name, row.name_ar),
          materials: offered.map(({ value }) => value).filter(isOfPiece),
        }
      : null,
  };
}
