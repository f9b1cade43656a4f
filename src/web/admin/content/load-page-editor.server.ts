import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import type { ComposedPage, PagePart } from '#domain/content/page-parts.ts';
import { isPart, parseParts, partOfField } from '#domain/content/page-parts.ts';
import { partSchema } from '#domain/content/part-fields.ts';
import { partTitle } from '#services/admin/pages/part-title.ts';
import { readPageDraft } from '#services/admin/pages/read-page-draft.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { loadRecord } from '../forms/load-record.server.ts';
import { previewPath, reviewPath } from '../publishing/publishing-paths.ts';
import { staffMemberOf } from '../staff-member.server.ts';

/** A part in the list beside the form. */
export interface ListedPart extends PagePart {
  title: string;
  /** The draft differs from what visitors see. */
  isChanged: boolean;
}

interface EditorRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The parts of a page with the draft, and the form of the selected one. */
export async function loadPageEditor(page: ComposedPage, { request, context }: EditorRequest) {
  const { locale } = context.get(pageRequest);
  const actor = staffMemberOf(context);
  const state = await readPageDraft(page, actor);
  if (!state) throw data(null, { status: 404 });
  const { before, after, draft } = state;
  const listed = parseParts(after['parts']).map((part): ListedPart => ({
    ...part,
    title: partTitle(part, after, locale),
    isChanged: Object.entries(draft).some(
      ([field, text]) => isOf(part, field) && text !== (before[field] ?? ''),
    ),
  }));
  const wanted = new URL(request.url).searchParams.get('part');
  const selected = listed.find(({ id }) => id === wanted) ?? listed[0] ?? null;
  const publishing = {
    isPublished: true,
    scheduledAt: state.scheduledAt?.toISOString() ?? null,
    reviewPath: reviewPath('page', page),
    previewPath: previewPath('page', page),
  };
  const record =
    selected &&
    (await loadRecord({ kind: 'page', id: page }, storedTexts(selected, before), {
      actor,
      request,
      publishing,
    }));
  return { page, parts: listed, selected, record };
}

function isOf(part: PagePart, field: string): boolean {
  const found = partOfField(field);
  return found !== null && isPart(part, found.hex);
}

/** A part that exists in the draft alone has nothing stored. */
const storedTexts = (part: PagePart, before: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.keys(partSchema(part).shape).map((field) => [field, before[field] ?? '']),
  );
