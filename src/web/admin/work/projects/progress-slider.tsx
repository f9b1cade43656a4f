import { useState } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';
import './progress-slider.css';

interface ProgressSliderProps {
  project: string;
  name: string;
  progress: number;
  isCompleted: boolean;
}

/** The progress of a project in its list. A completed one is at 100 % and has no slider. */
export function ProgressSlider({ project, name, progress, isCompleted }: ProgressSliderProps) {
  const { t, number } = useLanguage();
  const form = useShopForm({ fetcherKey: `progress-${project}` });
  useReloadAfterConflict(form.rejection);
  const [value, setValue] = useState(progress);
  const [seen, setSeen] = useState(progress);
  if (seen !== progress) {
    setSeen(progress);
    setValue(progress);
  }
  const text = t('adminWork.projects.progressValue', { percent: number(value) });
  if (isCompleted) return text;
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      preventScrollReset
      className="progress-slider"
      reasonTexts={{
        changed_meanwhile: t('adminWork.projects.progressMeanwhile'),
        completed_is_whole: t('adminWork.projects.completedIsWhole'),
        forbidden: t('admin.recordForm.forbidden'),
      }}
    >
      <input type="hidden" name="project" value={project} />
      <input type="hidden" name="from" value={progress} />
      <input
        type="range"
        name="to"
        min={0}
        max={100}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
        aria-label={t('adminWork.projects.progressOf', { name })}
        aria-valuetext={text}
      />
      <output>{text}</output>
      {value !== progress && (
        <SubmitButton size="small" busyLabel={t('adminWork.projects.savingProgress')}>
          {t('adminWork.projects.saveProgress')}
        </SubmitButton>
      )}
      <RejectionLine />
      <span role="status" className="text-sm text-palm empty:hidden">
        {form.success && value === progress && t('adminWork.projects.progressSaved')}
      </span>
    </DeskForm>
  );
}
