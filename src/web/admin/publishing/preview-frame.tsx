import { useT } from '#i18n/react.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { PreviewLook } from './preview-look.ts';
import { previewSource } from './preview-source.ts';
import { ScaledFrame } from './scaled-frame.tsx';

interface PreviewFrameProps {
  language: Locale;
  /** The public address without language. */
  address: string;
  token: string;
  look: PreviewLook;
}

/** The public page in one language, with its heading. */
export function PreviewFrame({ language, look, ...page }: PreviewFrameProps) {
  const t = useT();
  const title = t(`adminPublishing.preview.languages.${language}`);
  return (
    <section className="preview" aria-labelledby={`preview-${language}`}>
      <h2 id={`preview-${language}`} className="text-lg">
        {title}
      </h2>
      <ScaledFrame
        title={title}
        width={look.width}
        src={previewSource(page, language, look.theme)}
      />
    </section>
  );
}
