import { useEffect, useRef } from 'react';
import { useT } from '#i18n/react.tsx';
import type { Locale } from '#i18n/locale.ts';
import { previewParameter } from '../../shared/http/preview-parameter.ts';
import type { PreviewLook } from './preview-look.ts';

interface PreviewFrameProps {
  language: Locale;
  /** The public address without language. */
  address: string;
  token: string;
  look: PreviewLook;
}

/** The public page in a frame of the width of a telephone or a desktop, made smaller to fit. */
export function PreviewFrame({ language, address, token, look }: PreviewFrameProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / Number(look.width));
      // By script, because the content security policy allows no style attribute.
      element.style.setProperty('--preview-scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look.width]);
  const search = new URLSearchParams({ [previewParameter]: token, theme: look.theme });
  return (
    <section className="preview" aria-labelledby={`preview-${language}`}>
      <h2 id={`preview-${language}`} className="text-lg">
        {t(`adminPublishing.preview.languages.${language}`)}
      </h2>
      <div ref={box} className="preview-box">
        <iframe
          className="preview-frame"
          // Without scripts, so that nothing in it is sent or stored.
          sandbox="allow-same-origin"
          data-width={look.width}
          title={t(`adminPublishing.preview.languages.${language}`)}
          src={`/${language}${address === '/' ? '' : address}?${search.toString()}`}
        />
      </div>
    </section>
  );
}
