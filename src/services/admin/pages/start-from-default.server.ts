import { randomUUID } from 'node:crypto';
import { partField, type PagePart } from '#domain/content/page-parts.ts';
import { chooseDefaultHome } from '#services/content/choose-default-home.server.ts';
import type { StoredSection } from '#domain/content/stored-section.ts';
import type { Staff } from '#services/shared/staff.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { itemTexts } from './content-texts.ts';
import type { PartChangeResult } from './change-page-parts.server.ts';

/** Copies the home page that the shop shows by default into the draft. */
export async function startFromDefault(staff: Staff): Promise<PartChangeResult> {
  const copies = chooseDefaultHome().map(copyOf);
  const parts = copies.flatMap((copy) => copy.parts);
  const texts = Object.assign({}, ...copies.map((copy) => copy.texts)) as Record<string, string>;
  const fields = { ...texts, parts: JSON.stringify(parts) };
  const patch = Object.entries(fields)
    .filter(([, to]) => to !== '')
    .map(([field, to]) => ({ field, from: field === 'parts' ? '[]' : '', was: null, to }));
  const result = await storeDraft({ kind: 'page', id: 'home' }, patch, staff);
  if (!result.ok) return result;
  return result.conflicts.length > 0
    ? { ok: false, reason: 'draft_conflict' }
    : { ok: true, part: parts[0]!.id };
}

function copyOf(section: StoredSection): { parts: PagePart[]; texts: Record<string, string> } {
  const part = newPart('section', section.name, '');
  const items = (section.items ?? []).map((content) => ({
    part: newPart('item', section.name, part.id),
    texts: itemTexts(content),
  }));
  const own = {
    display_name: section.display_name,
    display_name_ar: section.display_name_ar,
    description: section.description ?? '',
    description_ar: section.description_ar ?? '',
    layout_type: section.layout_type,
    columns: String(section.config?.['columns'] ?? 3),
    source: String(section.config?.['source'] ?? ''),
  };
  const named = [{ part, texts: own as Record<string, string> }, ...items].flatMap((each) =>
    Object.entries(each.texts).map(([field, text]) => [partField(each.part.id, field), text]),
  );
  return {
    parts: [part, ...items.map((item) => item.part)],
    texts: Object.fromEntries(named) as Record<string, string>,
  };
}

const newPart = (type: PagePart['type'], name: string, section: string): PagePart => ({
  id: randomUUID(),
  type,
  name,
  section,
  status: 'published',
  isVisible: true,
});
