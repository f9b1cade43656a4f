import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { previewLooks, type PreviewLook } from './preview-look.ts';

/** Links, so that they work without scripts and can be shared with a colleague. */
export function PreviewTools({ look }: { look: PreviewLook }) {
  const t = useT();
  const linkTo = (change: Partial<PreviewLook>) =>
    `?${new URLSearchParams({ ...look, ...change }).toString()}`;
  return (
    <div className="preview-tools">
      <nav aria-label={t('adminPublishing.preview.width')}>
        {previewLooks.width.map((width) => (
          <Link
            key={width}
            to={linkTo({ width })}
            aria-current={width === look.width || undefined}
            preventScrollReset
          >
            {t(`adminPublishing.preview.widths.${width}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('adminPublishing.preview.theme')}>
        {previewLooks.theme.map((theme) => (
          <Link
            key={theme}
            to={linkTo({ theme })}
            aria-current={theme === look.theme || undefined}
            preventScrollReset
          >
            {t(`adminPublishing.preview.themes.${theme}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
