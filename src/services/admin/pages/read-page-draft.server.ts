import type { ComposedPage } from '#domain/content/page-parts.ts';
import type { Customer } from '#services/shared/customer.ts';
import { readDraft } from '../drafts/read-draft.server.ts';
import type { RecordTexts } from '../publishing/publishable.ts';
import { readPublished } from '../publishing/read-published.server.ts';
import { pagePublishable } from './page-publishable.server.ts';

/** A page as stored, its draft, and the page with the draft of everybody. */
export async function readPageDraft(page: ComposedPage, actor: Customer) {
  const stored = await readPublished(pagePublishable, page, actor);
  if (!stored) return null;
  const { fields } = await readDraft({ kind: 'page', id: page }, actor);
  const draft: RecordTexts = Object.fromEntries(
    Object.entries(fields).map(([field, { to }]) => [field, to]),
  );
  const before = stored.texts;
  return { before, draft, after: { ...before, ...draft }, scheduledAt: stored.scheduledAt };
}
