import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';

const reasons = ['quality', 'custom', 'sustainable'] as const;

export function WhyUs() {
  const t = useT();
  return (
    <section className="band" aria-labelledby="why">
      <div className="page section">
        <h2 id="why">{t('storefront.home.whyTitle')}</h2>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>
              <KhatamMark className="size-8 text-brass" />
              <h3>{t(`storefront.home.${reason}Title`)}</h3>
              <p>{t(`storefront.home.${reason}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
