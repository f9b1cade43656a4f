import { whatsAppUrl } from '#domain/whatsapp.ts';
import { useT } from '#i18n/react.tsx';
import { IconLink } from '#ui/button.tsx';
import {
  ClockIcon,
  FacebookIcon,
  MailIcon,
  PinIcon,
  PinterestIcon,
  SocialIcon,
  WhatsAppIcon,
} from '#ui/contact-icons.tsx';
import { BanknoteIcon, ExternalIcon, PhoneIcon } from '#ui/icons.tsx';
import { KhatamPattern } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';
import { StoredMarkup } from '../markup/stored-markup.tsx';
import { useShell } from './shell-data.tsx';
import { footerColumns, legalLinks, type NavigationLink } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

export const Footer = () => (
  <StoredMarkup name="footer" data={[]}>
    {() => <FooterContent />}
  </StoredMarkup>
);

function FooterContent() {
  const t = useT();
  const { site } = useShell();
  return (
    <footer className="site-footer">
      <KhatamPattern className="site-footer-pattern" />
      <div className="page footer-columns">
        <div className="footer-brand">
          <Wordmark />
          <p>{site.tagline}</p>
          <Social />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-labelledby={title}>
            <h2 id={title} className="eyebrow">
              {t(title)}
            </h2>
            <ul className="footer-list">
              <LinkItems links={links} />
            </ul>
          </nav>
        ))}
        <Showroom />
      </div>
      <div className="page">
        <div className="footer-end">
          <p>
            {site.copyright} {site.registration}
          </p>
          <ul>
            <li className="flex items-center gap-2">
              <BanknoteIcon />
              {t('siteFooter.cashOnDelivery')}
            </li>
            <LinkItems links={legalLinks} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkItems({ links }: { links: readonly NavigationLink[] }) {
  const t = useT();
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} variant="quiet" className="footer-link">
        {t(label)}
      </Link>
    </li>
  ));
}

function Social() {
  const t = useT();
  const { socialLinks } = useShell().site;
  if (socialLinks.length === 0) return null;
  return (
    <ul aria-label={t('siteFooter.follow')} className="footer-list -ms-2.5 flex flex-wrap">
      {socialLinks.map(({ platform, label, url }) => (
        <li key={url}>
          <IconLink to={url} label={label}>
            <SocialMark platform={platform} />
          </IconLink>
        </li>
      ))}
    </ul>
  );
}

const marks: Readonly<Record<string, typeof SocialIcon>> = {
  instagram: SocialIcon,
  facebook: FacebookIcon,
  pinterest: PinterestIcon,
};

function SocialMark({ platform }: { platform: string }) {
  const Mark = marks[platform] ?? ExternalIcon;
  return <Mark />;
}

function Showroom() {
  const t = useT();
  const { whatsApp, contact } = useShell().site;
  const { phone, email, address, hours } = contact;
  if (!phone && !email && !address && !whatsApp) return null;
  return (
    <address>
      <h2 className="eyebrow">{t('siteFooter.visit')}</h2>
      <ul className="footer-list grid text-muted">
        {address && (
          <li className="footer-fact footer-fact-wide">
            <PinIcon />
            <span>{address}</span>
          </li>
        )}
        {hours && (
          <li className="footer-fact footer-fact-wide">
            <ClockIcon />
            <span>{hours}</span>
          </li>
        )}
        {phone && (
          <li className="footer-fact">
            <PhoneIcon />
            <Link to={`tel:${phone.replaceAll(' ', '')}`} variant="quiet" className="footer-link">
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          </li>
        )}
        {whatsApp && (
          <li className="footer-fact">
            <WhatsAppIcon />
            <Link
              to={whatsAppUrl(whatsApp.number, t('storefront.whatsApp.texts.question'))}
              variant="quiet"
              className="footer-link"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('storefront.whatsApp.name')}
            </Link>
          </li>
        )}
        {email && (
          <li className="footer-fact footer-fact-wide">
            <MailIcon />
            <Link to={`mailto:${email}`} variant="quiet" className="footer-link">
              <bdi>{email}</bdi>
            </Link>
          </li>
        )}
      </ul>
    </address>
  );
}
