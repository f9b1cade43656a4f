import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { locales } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { previewSource } from '../publishing/preview-source.ts';
import type { loader } from '../publishing/preview.route.tsx';
import { ScaledFrame } from '../publishing/scaled-frame.tsx';
import type { DraftState } from './use-draft.ts';

interface FormPreviewProps {
  /** The page with the preview in both languages; its data names what is shown. */
  path: string;
  draft: DraftState;
}

/** The public page with the draft, beside the form; reloaded when the draft was stored. */
export function FormPreview({ path, draft }: FormPreviewProps) {
  const { t, locale } = useLanguage();
  const [language, setLanguage] = useState(locale);
  const { data, load } = useFetcher<typeof loader>();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (draft.kind === 'storing') return;
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    void load(path);
  }, [load, path, draft]);
  const title = t('admin.recordForm.publishing.preview');
  return (
    <aside className="record-preview" aria-label={title}>
      <div className="flex">
        {locales.map((each) => (
          <Button
            key={each}
            className="record-preview-choice"
            variant="quiet"
            size="small"
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t(each === 'ar' ? 'admin.recordForm.arabic' : 'admin.recordForm.english')}
          </Button>
        ))}
      </div>
      {data && (
        <ScaledFrame
          ref={frame}
          title={title}
          width="390"
          src={previewSource(data, language, 'light')}
          onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
        />
      )}
    </aside>
  );
}
