import { data } from 'react-router';
import { readPublished } from '#services/admin/publishing/read-published.server.ts';
import type { Publishable } from '#services/admin/publishing/publishable.ts';
import type { Customer } from '#services/shared/customer.ts';
import { loadRecord } from '../forms/load-record.server.ts';
import { previewPath, reviewPath } from './publishing-paths.ts';

interface LoadPublishableOptions {
  actor: Customer;
  request: Request;
}

/** The loader of a form whose record is published; 404 without one. */
export async function loadPublishable(
  publishable: Publishable,
  id: string,
  { actor, request }: LoadPublishableOptions,
) {
  const stored = await readPublished(publishable, id, actor);
  if (!stored) throw data(null, { status: 404 });
  const { texts, isPublished, scheduledAt } = stored;
  const { kind } = publishable;
  return loadRecord({ kind, id }, texts, {
    actor,
    request,
    publishing: {
      isPublished,
      scheduledAt: scheduledAt?.toISOString() ?? null,
      reviewPath: reviewPath(kind, id),
      previewPath: previewPath(kind, id),
    },
  });
}
