import type { Prize } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';

interface PrizeModalProps {
  prize: Prize;
  picture: NonNullable<Prize['picture']>;
  open: boolean;
  onClose(): void;
}

/** Shows a product prize in large before the claim. */
export function PrizeModal({ prize, picture, open, onClose }: PrizeModalProps) {
  const t = useT();
  return (
    <Dialog
      id="prize"
      title={`${t('game.claim.modalTitle')}: ${prize.name}`}
      open={open}
      onClose={onClose}
      footer={
        <Button size="large" wide onClick={onClose}>
          {t('game.claim.modalNext')}
        </Button>
      }
    >
      <StoredPicture picture={picture} frame="square" sizes="(width < 40rem) 90vw, 34rem" />
    </Dialog>
  );
}
