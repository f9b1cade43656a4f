import { projectInput } from '#domain/work/work-records.ts';
import { readProjectTexts } from '../../work/read-work-texts.server.ts';
import { projectChanges } from '../../work/work-changes.ts';
import { projectFindings } from '../../work/work-findings.ts';
import { definePublishable } from './publishable.ts';

/** A project in progress or handed over, with its pictures. */
export const projectPublishable = definePublishable({
  kind: 'project',
  status: { table: 'projects', field: 'is_published', published: true, draft: false },
  schema: () => projectInput,
  read: readProjectTexts,
  changes: projectChanges,
  fieldOf: ({ table, field }) => (table === 'project_images' ? 'pictures' : (field ?? '')),
  findings: projectFindings,
  title: ({ title = '', title_ar }) => ({ en: title, ar: title_ar || title }),
  addresses: (id) => [`/project/${id}`, '/projects'],
  editPath: (id) => `/admin/projects/${id}`,
});
