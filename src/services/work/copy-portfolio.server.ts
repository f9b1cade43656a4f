import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RowValues } from '#domain/admin/changes.ts';
import { hotspotRowsText } from '#domain/work/hotspot-rows.ts';
import { placedPicturesText } from '#domain/work/placed-pictures.ts';
import { portfolioInput, type PortfolioInput } from '#domain/work/work-records.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { readPortfolioTexts } from './read-work-texts.server.ts';
import { portfolioChanges } from './work-changes.ts';
import { portfolioColumns } from './work-columns.ts';

export type PortfolioCopied = { ok: true; id: string } | { ok: false; reason: string };

/** A draft with the same texts, pictures, highlights, products and points. */
export async function copyPortfolio(original: string, staff: Staff): Promise<PortfolioCopied> {
  const texts = await asUser(staff.actor).transaction((trx) => readPortfolioTexts(trx, original));
  if (!texts) return { ok: false, reason: 'not_found' };
  const id = randomUUID();
  const copy = withNewIds(portfolioInput.parse(texts));
  const { pictures, highlights, products, hotspots, ...fields } = copy;
  const columns = Object.entries(fields).map(([field, value]) => [
    portfolioColumns[field] ?? field,
    value,
  ]);
  const row = Object.fromEntries(columns) as RowValues;
  const rows = { pictures, highlights, products, hotspots };
  const after = { pictures: placedPicturesText(pictures), hotspots: hotspotRowsText(hotspots) };
  const changes = [
    {
      table: 'portfolio_projects',
      key: id,
      field: null,
      from: null,
      to: { ...row, slug: await findFreeSlug(fields.slug, staff) },
    },
    ...portfolioChanges(
      id,
      Object.entries(rows).map(([field, to]) => ({ field, from: [], to })),
      { before: {}, after },
    ),
  ];
  const result = await applyChanges({ title: 'Copy of a portfolio project', changes }, staff);
  return result.ok ? { ok: true, id } : { ok: false, reason: result.reason };
}

function withNewIds(input: PortfolioInput): PortfolioInput {
  const ids = new Map(input.pictures.map(({ id }) => [id, randomUUID()]));
  return {
    ...input,
    pictures: input.pictures.map((row) => ({ ...row, id: ids.get(row.id)!, place: undefined })),
    highlights: input.highlights.map((row) => ({ ...row, id: '', place: undefined })),
    products: input.products.map((row) => ({ ...row, id: randomUUID() })),
    hotspots: input.hotspots.map((row) => ({
      ...row,
      id: randomUUID(),
      image_id: ids.get(row.image_id)!,
    })),
  };
}

async function findFreeSlug(slug: string, { actor }: Staff): Promise<string> {
  const stem = slug.slice(0, 100);
  const [taken] = await asUser(actor).read(sql<{ slug: string }>`
    select slug from public.portfolio_projects where slug like ${`${stem}-copy%`}`);
  const slugs = new Set(taken.map((row) => row.slug));
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? `${stem}-copy` : `${stem}-copy-${number}`;
    if (!slugs.has(wanted)) return wanted;
  }
}
