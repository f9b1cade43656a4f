import { cutAround, cutRatios, type CutName } from '#domain/media/cut.ts';
import { useT } from '#i18n/react.tsx';
import type { PictureDetail } from '#services/media/read-picture.server.ts';

interface CutPreviewsProps {
  picture: PictureDetail;
  focalX: number;
  focalY: number;
}

/** The parts that the shop shows, before they are saved. An SVG, because no style attribute is allowed. */
export function CutPreviews({ picture, focalX, focalY }: CutPreviewsProps) {
  const t = useT();
  const { width, height, address } = picture;
  return (
    <ul className="cut-previews" aria-label={t('adminMedia.picture.cuts')}>
      {(Object.keys(cutRatios) as CutName[]).map((name) => {
        const part = cutAround(picture, { ratio: cutRatios[name], focalX, focalY });
        return (
          <li key={name}>
            <svg
              viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
              role="img"
              aria-label={t(`adminMedia.picture.cutNames.${name}`)}
            >
              <image href={address} width={width} height={height} />
            </svg>
            <span className="text-xs text-muted" aria-hidden="true">
              {t(`adminMedia.picture.cutNames.${name}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
