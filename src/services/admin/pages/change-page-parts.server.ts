import { randomUUID } from 'node:crypto';
import {
  parseParts,
  partField,
  type ComposedPage,
  type PagePart,
} from '#domain/content/page-parts.ts';
import type { Staff } from '#services/shared/staff.ts';
import { storeDraft } from '../drafts/store-draft.server.ts';
import { readPageDraft } from './read-page-draft.server.ts';

/** What staff do with the parts of a page, besides typing. */
export type PartChange =
  | { change: 'up' | 'down' | 'remove' | 'show' | 'hide' | 'publish' | 'unpublish'; part: string }
  /** Without a target it becomes the last of its kind. */
  | { change: 'before'; part: string; target: string | null }
  | { change: 'add'; type: 'section' | 'block' }
  | { change: 'add'; type: 'item'; section: string };

export type PartChangeResult =
  | { ok: true; part: string | null }
  | { ok: false; reason: 'not_found' | 'forbidden' | 'draft_conflict' };

const newTexts: Record<PagePart['type'], Record<string, string>> = {
  section: { layout_type: 'default', columns: '3' },
  item: {},
  block: { kind: 'text' },
};

/** Changes the order, the visibility or the number of parts in the draft of a page. */
export async function changePageParts(
  page: ComposedPage,
  change: PartChange,
  staff: Staff,
): Promise<PartChangeResult> {
  const state = await readPageDraft(page, staff.actor);
  if (!state) return { ok: false, reason: 'not_found' };
  const parts = parseParts(state.after['parts']);
  const added = change.change === 'add' ? newPart(change, parts) : null;
  const changed = added ? inserted(parts, added) : applied(parts, change as ExistingChange);
  if (!changed) return { ok: false, reason: 'not_found' };
  const fields = { parts: JSON.stringify(changed), ...(added && textsOf(added)) };
  const patch = Object.entries(fields).map(([field, to]) => ({
    field,
    from: state.before[field] ?? '',
    was: state.draft[field] ?? null,
    to,
  }));
  const result = await storeDraft({ kind: 'page', id: page }, patch, staff);
  if (!result.ok) return result;
  if (result.conflicts.length > 0) return { ok: false, reason: 'draft_conflict' };
  return { ok: true, part: added?.id ?? null };
}

type AddChange = Extract<PartChange, { change: 'add' }>;
type ExistingChange = Exclude<PartChange, AddChange>;

function newPart(change: AddChange, parts: readonly PagePart[]): PagePart {
  const id = randomUUID();
  const section =
    change.type === 'item' ? parts.find((part) => part.id === change.section) : undefined;
  return {
    id,
    type: change.type,
    name: section?.name ?? `${change.type}-${id.slice(0, 8)}`,
    section: section?.id ?? '',
    status: 'published',
    isVisible: true,
  };
}

const textsOf = ({ id, type }: PagePart) =>
  Object.fromEntries(
    Object.entries(newTexts[type]).map(([field, text]) => [partField(id, field), text]),
  );

/** An item comes after the last one of its section, everything else at the end. */
function inserted(parts: readonly PagePart[], part: PagePart): PagePart[] | null {
  if (part.type !== 'item') return [...parts, part];
  const last = parts.findLastIndex(({ id, section }) => [id, section].includes(part.section));
  return part.section && last >= 0 ? parts.toSpliced(last + 1, 0, part) : null;
}

function applied(parts: readonly PagePart[], change: ExistingChange): PagePart[] | null {
  const part = parts.find(({ id }) => id === change.part);
  if (!part) return null;
  switch (change.change) {
    case 'remove':
      return parts.filter(({ id, section }) => id !== part.id && section !== part.id);
    case 'show':
    case 'hide':
      return replaced(parts, { ...part, isVisible: change.change === 'show' });
    case 'publish':
    case 'unpublish':
      return replaced(parts, {
        ...part,
        status: change.change === 'publish' ? 'published' : 'draft',
      });
    case 'before':
      return moved(parts, part, placeBefore(change.target, siblings(parts, part), part));
    default:
      return moved(
        parts,
        part,
        siblings(parts, part).indexOf(part) + (change.change === 'up' ? -1 : 1),
      );
  }
}

const replaced = (parts: readonly PagePart[], part: PagePart) =>
  parts.map((each) => (each.id === part.id ? part : each));

/** Where the part comes to lie when it is taken out first; -1 for an unknown target. */
function placeBefore(target: string | null, all: readonly PagePart[], part: PagePart): number {
  const others = all.filter(({ id }) => id !== part.id);
  return target === null ? others.length : others.findIndex(({ id }) => id === target);
}

const siblings = (parts: readonly PagePart[], { type, section }: PagePart) =>
  parts.filter((each) => each.type === type && each.section === section);

/** Moves a part among its siblings; a section takes its items along. */
function moved(parts: readonly PagePart[], part: PagePart, place: number): PagePart[] | null {
  const others = siblings(parts, part);
  if (place < 0 || place >= others.length) return null;
  const order = others.filter(({ id }) => id !== part.id).toSpliced(place, 0, part);
  const groups = order.flatMap((each) => [
    each,
    ...parts.filter(({ section }) => section === each.id),
  ]);
  const first = parts.findIndex(({ id }) => others.some((each) => each.id === id));
  const rest = parts.filter((each) => !groups.includes(each));
  return rest.toSpliced(first, 0, ...groups);
}
