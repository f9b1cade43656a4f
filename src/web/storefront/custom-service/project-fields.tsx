import {
  budgetRanges,
  projectTypes,
  serviceTypes,
  styles,
  timelines,
} from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { FieldError } from '#ui/field.tsx';
import {
  ChoiceField,
  LineField,
  LongField,
  optionsOf,
  useProblem,
} from '../enquiry/enquiry-fields.tsx';
import { useEnquiry } from '../enquiry/enquiry-frame.tsx';
import { fieldId } from '../enquiry/field-id.ts';
import type { RequestLabels } from './use-request-words.ts';

export function ProjectFields({ labels }: { labels: RequestLabels }) {
  const t = useT();
  return (
    <fieldset className="enquiry-part">
      <legend>{t('enquiries.customService.project')}</legend>
      <LineField
        name="project_title"
        label={labels.project_title}
        hint={t('enquiries.customService.projectTitleHint')}
        className="enquiry-wide"
        required
      />
      <ChoiceField
        name="service_type"
        label={labels.service_type}
        options={optionsOf(serviceTypes, (name) =>
          t(`enquiries.customService.serviceTypes.${name}`),
        )}
        required
      />
      <ChoiceField
        name="project_type"
        label={labels.project_type}
        options={optionsOf(projectTypes, (name) =>
          t(`enquiries.customService.projectTypes.${name}`),
        )}
        required
      />
      <ChoiceField
        name="budget_range"
        label={labels.budget_range}
        options={optionsOf(budgetRanges, (name) => t(`enquiries.customService.budgets.${name}`))}
        required
      />
      <ChoiceField
        name="preferred_timeline"
        label={labels.preferred_timeline}
        options={optionsOf(timelines, (name) => t(`enquiries.customService.timelines.${name}`))}
        required
      />
      <LineField name="house_area" label={labels.house_area} inputMode="decimal" maxLength={12} />
      <Styles label={labels.style_preferences} />
    </fieldset>
  );
}

/** Any number, including none. */
function Styles({ label }: { label: string }) {
  const t = useT();
  const problem = useProblem('style_preferences');
  const chosen = useEnquiry().typed['style_preferences'] ?? [];
  return (
    <fieldset id={fieldId('style_preferences')} className="enquiry-wide">
      <legend className="text-sm font-medium">
        {label} <span className="text-muted">{t('enquiries.fields.optional')}</span>
      </legend>
      <div className="style-chips">
        {styles.map((style) => (
          <label key={style} className="style-chip">
            <input
              type="checkbox"
              name="style_preferences"
              value={style}
              defaultChecked={chosen.includes(style)}
            />
            {t(`enquiries.customService.styles.${style}`)}
          </label>
        ))}
      </div>
      <FieldError>{problem}</FieldError>
    </fieldset>
  );
}

export function ReferenceFields({ labels }: { labels: RequestLabels }) {
  const t = useT();
  return (
    <>
      <LongField
        name="reference_urls"
        label={labels.reference_urls}
        hint={t('enquiries.customService.referencesHint')}
        rows={3}
        className="enquiry-wide"
      />
      <LongField
        name="message"
        label={labels.message}
        hint={t('enquiries.customService.messageHint')}
        rows={5}
        className="enquiry-wide"
      />
    </>
  );
}
