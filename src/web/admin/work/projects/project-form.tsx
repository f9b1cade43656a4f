import { projectStatuses } from '#domain/work/project-status.ts';
import { projectBilingual } from '#domain/work/work-records.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordDay } from '../../forms/record-choices.tsx';
import { BilingualText, RecordChoice, RecordNumber } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { RecordPicture } from '../../media/record-picture.tsx';
import { WorkTitleFields } from '../work-title-fields.tsx';

const plain = [
  'slug',
  'category',
  'status',
  'progress',
  'started_on',
  'completed_on',
  'image_url',
  'pictures',
] as const;

interface ProjectFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function ProjectForm({ record, serverResult }: ProjectFormProps) {
  const t = useT();
  const label = (name: (typeof projectBilingual | typeof plain)[number]) =>
    t(`adminWork.projects.fields.${name}`);
  const labels = {
    ...useBilingualLabels(Object.fromEntries(projectBilingual.map((name) => [name, label(name)]))),
    ...Object.fromEntries(plain.map((name) => [name, label(name)])),
  };
  const stages = projectStatuses.map((value) => ({
    value,
    label: t(`adminWork.projects.stages.${value}`),
  }));
  const wholeText = t('adminWork.projects.completedIsWhole');
  return (
    <RecordForm
      {...{ record, serverResult, labels }}
      bilingual={projectBilingual}
      problemText={(problem) => (problem === 'completed_is_whole' ? wholeText : undefined)}
    >
      <section className="record-section">
        <h2>{t('adminWork.projects.sections.words')}</h2>
        <WorkTitleFields label={label('title')} />
        <BilingualText name="description" label={label('description')} rows={6} />
        <BilingualText name="location" label={label('location')} maxLength={160} />
        <BilingualText name="client" label={label('client')} maxLength={160} />
      </section>
      <section className="record-section">
        <h2>{t('adminWork.projects.sections.course')}</h2>
        <RecordChoice name="status" options={stages} />
        <div className="record-grid">
          <RecordNumber name="progress" required hint={wholeText} />
          <RecordDay name="started_on" />
          <RecordDay name="completed_on" />
        </div>
      </section>
      <section className="record-section">
        <h2>{t('adminWork.projects.sections.pictures')}</h2>
        <RecordPicture name="image_url" label={label('image_url')} />
        <PictureRows name="pictures" label={label('pictures')} />
      </section>
    </RecordForm>
  );
}
