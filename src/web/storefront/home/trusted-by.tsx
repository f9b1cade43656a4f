import { useEffect, useState } from 'react';
import type { Partner } from '#domain/content/company.ts';
import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { useUiLabels } from '#ui/labels.tsx';
import { Link } from '#ui/link.tsx';
import { sectionHeadingId } from '../sections/section-head.tsx';

interface TrustedByProps {
  section: Section;
  partners: readonly Partner[];
}

/**
 * Two copies of the logos scroll past seamlessly. It stands still without scripts or with reduced
 * motion.
 */
export function TrustedBy({ section, partners }: TrustedByProps) {
  const t = useT();
  const labels = useUiLabels();
  const [moving, setMoving] = useState(false);
  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  if (partners.length === 0) return null;
  return (
    <section className="trusted" aria-labelledby={sectionHeadingId(section)}>
      <div className="page trusted-head">
        <h2 id={sectionHeadingId(section)} className="eyebrow">
          {section.title}
        </h2>
        <Link to="/partners" variant="arrow" className="ms-auto me-4">
          {t('storefront.home.meetPartners')}
        </Link>
        <IconButton
          label={moving ? labels.pause : labels.play}
          onClick={() => setMoving(!moving)}
          className="trusted-toggle"
        >
          {moving ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </div>
      <div className="trusted-window">
        <div className="trusted-track" data-moving={moving ? '' : undefined}>
          <Logos partners={partners} />
          <Logos partners={partners} copy />
        </div>
      </div>
    </section>
  );
}

/** The copy is hidden from assistive technology. */
const Logos = ({ partners, copy }: { partners: readonly Partner[]; copy?: boolean }) => (
  <ul className="trusted-logos" aria-hidden={copy}>
    {partners.map(({ id, name, logo }) => (
      <li key={id}>
        {logo ? (
          <img src={logo} alt={copy ? '' : name} width={200} height={64} loading="lazy" />
        ) : (
          <span className="font-display">{name}</span>
        )}
      </li>
    ))}
  </ul>
);
