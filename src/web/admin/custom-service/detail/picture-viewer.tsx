import { useEffect } from 'react';
import { useT } from '#i18n/react.tsx';
import type { RequestPicture } from '#services/enquiries/find-request.server.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PreviousNext } from '#ui/previous-next.tsx';
import { useDirection } from '#ui/use-direction.ts';

interface PictureViewerProps {
  pictures: readonly RequestPicture[];
  /** The index of the picture that is open, if one is. */
  shown: number | null;
  onShow(index: number | null): void;
}

/** One picture as large as the window allows; buttons and arrow keys lead to the others. */
export function PictureViewer({ pictures, shown, onShow }: PictureViewerProps) {
  const t = useT();
  const total = pictures.length;
  const position = shown ?? 0;
  const picture = pictures[position];
  const go = (step: number) => onShow((position + step + total) % total);
  useArrowKeys(shown !== null, go);
  const title = t('adminEnquiries.detail.picture', { position: position + 1, total });
  return (
    <Dialog
      id="request-picture"
      wide
      title={title}
      open={shown !== null}
      onClose={() => onShow(null)}
    >
      <div className="picture-viewer">
        {shown !== null && picture && <img src={picture.url} alt={title} />}
        {total > 1 && <PreviousNext onStep={go} className="flex justify-center gap-4" />}
      </div>
    </Dialog>
  );
}

function useArrowKeys(isActive: boolean, go: (step: number) => void): void {
  const forward = useDirection() === 'ltr' ? 1 : -1;
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') go(forward);
      if (key === 'ArrowLeft') go(-forward);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive, go, forward]);
}
