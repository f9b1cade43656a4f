import type { ReactNode } from 'react';
import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { WhatsAppIcon } from '#ui/contact-icons.tsx';
import { useShell } from '../shell/shell-data.tsx';

interface WhatsAppLinkProps {
  /** What the message says before the reader changes it. */
  text: string;
  /** Says when the shop answers. */
  showsHours?: boolean;
  /** The reader chooses who gets it, for example themselves. */
  toAnyone?: boolean;
  variant?: 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  className?: string;
  children: ReactNode;
}

/** A chat with the shop. Nothing when the settings have no number. */
export function WhatsAppLink(props: WhatsAppLinkProps) {
  const { text, showsHours, toAnyone, variant = 'outline', children, ...look } = props;
  const t = useT();
  const { whatsApp } = useShell().site;
  if (!whatsApp) return null;
  const { number, hours } = whatsApp;
  return (
    <ButtonLink
      to={whatsAppUrl(toAnyone ? '' : number, text)}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      {...look}
    >
      <WhatsAppIcon className="size-5" />
      <span>
        {children}
        {showsHours && hours && (
          <span className="block text-xs text-muted">
            {t('storefront.whatsApp.hours', { hours })}
          </span>
        )}
      </span>
    </ButtonLink>
  );
}
