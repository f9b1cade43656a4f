import type { ProjectCard, ProjectDetail } from '#domain/work/work.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Reader } from '../shared/reader.ts';
import { toWorkPicture } from './work-picture.server.ts';

const selectProjects = () =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'title',
      'title_ar',
      'category',
      'image_url',
      'location',
      'location_ar',
      'status',
      'progress',
      'description',
      'description_ar',
    ])
    .select((of) =>
      of
        .selectFrom('project_images as image')
        .select('image.dominant_color')
        .whereRef('image.project_id', '=', 'projects.id')
        .whereRef('image.image_url', '=', 'projects.image_url')
        .limit(1)
        .as('color'),
    )
    .where('is_published', '=', true);

type Row = RowsOf<ReturnType<typeof selectProjects>>[number];

const toCard = (row: Row, locale: Locale): ProjectCard => ({
  id: row.id,
  title: localized(locale, row.title, row.title_ar),
  category: row.category,
  picture: row.image_url,
  color: row.color,
  location: localized(locale, row.location, row.location_ar),
  status: row.status,
  progress: row.progress,
  description: localized(locale, row.description, row.description_ar),
});

/** Current projects first, then completed ones; newest first in both. */
export async function listProjects({ actor, locale }: Reader): Promise<ProjectCard[]> {
  const [rows] = await asActor(actor).read(
    selectProjects().orderBy('status', 'desc').orderBy('created_at', 'desc').orderBy('id'),
  );
  return rows.map((row) => toCard(row, locale));
}

export async function findProject(
  id: string,
  { actor, locale }: Reader,
): Promise<ProjectDetail | null> {
  if (!isUuid(id)) return null;
  const [[row], pictures] = await asActor(actor).read(
    selectProjects()
      .select(['client', 'client_ar', 'started_on', 'completed_on'])
      .where('id', '=', id),
    db
      .selectFrom('project_images')
      .selectAll()
      .where('project_id', '=', id)
      .orderBy('display_order')
      .orderBy('id'),
  );
  if (!row) return null;
  const card = toCard(row, locale);
  return {
    ...card,
    client: localized(locale, row.client, row.client_ar),
    startedOn: row.started_on,
    completedOn: row.completed_on,
    pictures: pictures.map((picture) => toWorkPicture(picture, card.title, locale)),
  };
}
