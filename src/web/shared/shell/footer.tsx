import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useT } from '#i18n/react.tsx';
import {
  ClockIcon,
  ExternalIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  SocialIcon,
  WhatsAppIcon,
} from '#ui/icons.tsx';
import { KhatamPattern } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { useShell } from './shell-data.tsx';
import { footerColumns } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

export function Footer() {
  const t = useT();
  const { site } = useShell();
  return (
    <footer className="site-footer">
      <KhatamPattern className="site-footer-pattern" />
      <div className="page grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-xs text-muted">{site.tagline}</p>
          <Social />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-labelledby={title}>
            <h2 id={title} className="eyebrow">
              {t(title)}
            </h2>
            <ul className="mt-4">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} variant="quiet" className="footer-link">
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Showroom />
      </div>
      <p className="page border-t border-hairline py-6 text-sm text-muted">{site.copyright}</p>
    </footer>
  );
}

function Social() {
  const t = useT();
  const { socialLinks } = useShell().site;
  if (socialLinks.length === 0) return null;
  return (
    <ul aria-label={t('footer.follow')} className="mt-6 flex flex-wrap gap-x-6">
      {socialLinks.map(({ platform, label, url }) => (
        <li key={url}>
          <Link to={url} variant="quiet" className="footer-link inline-flex gap-2">
            {platform === 'instagram' ? <SocialIcon /> : <ExternalIcon />}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Showroom() {
  const t = useT();
  const phone = t('footer.phone');
  const email = t('footer.email');
  const { whatsApp } = useShell().site;
  return (
    <address>
      <h2 className="eyebrow">{t('footer.visit')}</h2>
      <ul className="mt-4 grid text-muted">
        <li className="footer-fact">
          <PinIcon />
          <span>{t('footer.address')}</span>
        </li>
        <li className="footer-fact">
          <ClockIcon />
          <span>{t('footer.hours')}</span>
        </li>
        <li className="footer-fact">
          <PhoneIcon />
          <Link to={`tel:${phone.replaceAll(' ', '')}`} variant="quiet">
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </li>
        {whatsApp && (
          <li className="footer-fact">
            <WhatsAppIcon />
            <Link
              to={whatsAppUrl(whatsApp.number, t('storefront.whatsApp.texts.question'))}
              variant="quiet"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('storefront.whatsApp.write')}
            </Link>
          </li>
        )}
        <li className="footer-fact">
          <MailIcon />
          <Link to={`mailto:${email}`} variant="quiet">
            <bdi>{email}</bdi>
          </Link>
        </li>
      </ul>
    </address>
  );
}
