import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneIcon } from '#ui/icons.tsx';

export function PhoneLinks({ phone }: { phone: string }) {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-2">
      <ButtonLink to={`tel:${phone}`} variant="outline">
        <PhoneIcon className="size-5" />
        {t('adminOrders.orderDesk.call', { phone })}
      </ButtonLink>
      <ButtonLink to={whatsAppUrl(phone)} variant="outline" target="_blank" rel="noreferrer">
        {t('adminOrders.orderDesk.whatsapp')}
      </ButtonLink>
    </p>
  );
}
