import { useId } from 'react';
import { useLocale, useT } from '#i18n/react.tsx';
import type { FieldTexts } from './form-texts.ts';
import { missingTranslations } from './missing-translations.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';

interface LanguageBarProps {
  bilingual: readonly string[];
  texts: FieldTexts;
}

/** Which language narrow screens show (the style sheet does it), and how much is not translated. */
export function LanguageBar({ bilingual, texts }: LanguageBarProps) {
  const t = useT();
  const group = useId();
  const locale = useLocale();
  return (
    <div className="record-languages">
      <fieldset className="record-switch">
        <legend className="sr-only">{t('admin.recordForm.languages')}</legend>
        <label className="focus-frame">
          <input
            type="radio"
            name={group}
            className="record-shows-en"
            defaultChecked={locale === 'en'}
          />
          {t('admin.recordForm.english')}
        </label>
        <label className="focus-frame">
          <input
            type="radio"
            name={group}
            className="record-shows-ar"
            defaultChecked={locale === 'ar'}
          />
          {t('admin.recordForm.arabic')}
        </label>
      </fieldset>
      <Meter {...{ bilingual, texts }} />
    </div>
  );
}

/** Leads to the first missing translation. */
function Meter({ bilingual, texts }: LanguageBarProps) {
  const t = useT();
  const { idOf } = useFormContext();
  const missing = missingTranslations(bilingual, texts);
  const [first] = missing;
  // Nothing is complete in a form without a word.
  if (bilingual.every((english) => !texts[english]?.trim()) && !first) return null;
  if (!first) return <p className="text-sm text-palm">{t('admin.recordForm.complete')}</p>;
  const show = () => {
    const side = first.endsWith('_ar') ? '.record-shows-ar' : '.record-shows-en';
    document.querySelector<HTMLInputElement>(side)?.click();
    document.getElementById(idOf(first))?.focus();
  };
  return (
    <a href={`#${idOf(first)}`} className="link link-text record-meter" onClick={show}>
      {t('admin.recordForm.missing', { count: missing.length })}
    </a>
  );
}
