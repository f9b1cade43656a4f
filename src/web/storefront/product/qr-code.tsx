import { useT } from '#i18n/react.tsx';
import { qrCodeSvg } from '#services/second-factors/qr-code.ts';

export default function QrCode({ text }: { text: string }) {
  const t = useT();
  return (
    <figure className="in-my-room-code">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCodeSvg(text))}`}
        alt={t('productDetails.facts.inMyRoom.code')}
        width={160}
        height={160}
      />
      <figcaption className="text-sm text-muted">
        {t('productDetails.facts.inMyRoom.scan')}
      </figcaption>
    </figure>
  );
}
