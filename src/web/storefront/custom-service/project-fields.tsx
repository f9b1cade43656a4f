import {
  budgetRanges,
  longestMessage,
  projectTypes,
  serviceTypes,
  styles,
  timelines,
} from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { FieldError } from '#ui/field.tsx';
import { useFormContext, useSubmittedValues } from '../../shared/forms/form-context.ts';
import { TextAreaField, TextField } from '../../shared/forms/form-fields.tsx';
import { optionsOf } from '../enquiry/enquiry-fields.tsx';
import { TilesField } from './tiles-field.tsx';

/** What it is. */
export function ProjectFields() {
  const t = useT();
  return (
    <fieldset className="enquiry-part" data-part={1}>
      <legend>{t('enquiries.customService.project')}</legend>
      <TextField
        name="project_title"
        maxLength={200}
        hint={t('enquiries.customService.projectTitleHint')}
        className="enquiry-wide"
        required
      />
      <TilesField
        name="service_type"
        options={optionsOf(serviceTypes, (name) =>
          t(`enquiries.customService.serviceTypes.${name}`),
        )}
      />
      <TilesField
        name="project_type"
        options={optionsOf(projectTypes, (name) =>
          t(`enquiries.customService.projectTypes.${name}`),
        )}
      />
      <Styles />
    </fieldset>
  );
}

/** How large it is, and what it may cost and take. */
export function PlaceFields() {
  const t = useT();
  return (
    <fieldset className="enquiry-part" data-part={2}>
      <legend>{t('enquiries.customService.place')}</legend>
      <TextField
        name="house_area"
        inputMode="decimal"
        maxLength={12}
        className="enquiry-wide"
        optional
      />
      <TilesField
        name="budget_range"
        options={optionsOf(budgetRanges, (name) => t(`enquiries.customService.budgets.${name}`))}
      />
      <TilesField
        name="preferred_timeline"
        options={optionsOf(timelines, (name) => t(`enquiries.customService.timelines.${name}`))}
      />
    </fieldset>
  );
}

/** Any number of them, and none as well. */
function Styles() {
  const t = useT();
  const { labels, idOf, problemOf } = useFormContext();
  const selection = useSubmittedValues('style_preferences') ?? [];
  return (
    <fieldset id={idOf('style_preferences')} className="enquiry-wide">
      <legend className="text-sm font-medium">
        {labels['style_preferences']} <span className="text-muted">{t('forms.optional')}</span>
      </legend>
      <div className="style-chips">
        {styles.map((style) => (
          <label key={style} className="focus-frame style-chip">
            <input
              type="checkbox"
              name="style_preferences"
              value={style}
              defaultChecked={selection.includes(style)}
            />
            {t(`enquiries.customService.styles.${style}`)}
          </label>
        ))}
      </div>
      <FieldError>{problemOf('style_preferences')}</FieldError>
    </fieldset>
  );
}

export function ReferenceFields() {
  const t = useT();
  return (
    <>
      <TextAreaField
        name="reference_urls"
        maxLength={longestMessage}
        optional
        hint={t('enquiries.customService.referencesHint')}
        rows={3}
        className="enquiry-wide"
      />
      <TextAreaField
        name="message"
        maxLength={longestMessage}
        optional
        hint={t('enquiries.customService.messageHint')}
        rows={5}
        className="enquiry-wide"
      />
    </>
  );
}
