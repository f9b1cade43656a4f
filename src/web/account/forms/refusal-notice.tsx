import { WarningIcon } from '#ui/icons.tsx';
import { useT } from '#i18n/react.tsx';
import { isFieldName, labelOf } from './field-labels.ts';
import type { Refusal } from './refusal.ts';

interface RefusalNoticeProps {
  refusal: Refusal;
  title: string;
  text: string;
}

/** Stays on the page after the toast has gone, and leads to each input to mend. */
export function RefusalNotice({ refusal, title, text }: RefusalNoticeProps) {
  const t = useT();
  const fields = Object.keys(refusal.fields).filter(isFieldName);
  return (
    <div className="form-notice" tabIndex={-1}>
      <WarningIcon className="mt-0.5 text-terracotta" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm">{text}</p>
        {fields.length > 1 && (
          <ul className="form-notice-fields">
            {fields.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="link link-text">
                  {t(labelOf(name))}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
