import { useState, type MouseEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import type { RequestPicture } from '#services/enquiries/find-request.server.ts';
import { PictureViewer } from './picture-viewer.tsx';

interface RequestPicturesProps {
  pictures: readonly RequestPicture[];
}

/** Thumbnails that open the picture: in a dialog, or without scripts as a page of its own. */
export function RequestPictures({ pictures }: RequestPicturesProps) {
  const t = useT();
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) {
    return <p className="text-sm text-muted">{t('adminEnquiries.detail.noPictures')}</p>;
  }
  const show = (position: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(position);
  };
  return (
    <>
      <ul className="enquiry-pictures">
        {pictures.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <a
              href={url}
              onClick={show(index)}
              aria-label={t('adminEnquiries.detail.openPicture', { position: index + 1 })}
            >
              <img
                src={url}
                alt=""
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} shown={shown} onShow={setShown} />
    </>
  );
}
