import { developersArea } from '#i18n/areas/developers.ts';
import { useT } from '#i18n/react.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { RelatedLinks } from '../pages/related-links.tsx';
import type { Route } from './+types/developers.route.ts';
import { Code } from './code.tsx';
import { ExampleSection } from './example-section.tsx';
import { examples } from './examples.server.ts';
import './developers.css';

export function loader() {
  return { examples };
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={developersArea}>
      <div className="page">
        <Introduction />
        <Connection />
        {loaderData.examples.map((example) => (
          <ExampleSection key={example.name} example={example} />
        ))}
        <RelatedLinks to={['/contact', '/partners']} />
      </div>
    </AreaMessages>
  );
}

function Introduction() {
  const t = useT();
  return (
    <header className="page-intro">
      <PageHead title={t('developers.title')} description={t('developers.lead')} />
      <p className="eyebrow">{t('developers.title')}</p>
      <h1>{t('developers.heading')}</h1>
      <p>{t('developers.lead')}</p>
    </header>
  );
}

function Connection() {
  const t = useT();
  const { publicUrl } = useShell();
  const addresses = ['rest', 'auth', 'storage', 'functions', 'realtime'] as const;
  return (
    <section className="developer-section" aria-labelledby="connect">
      <div>
        <h2 id="connect">{t('developers.connect.title')}</h2>
        <p className="text-muted">{t('developers.connect.keys')}</p>
        <p className="text-muted">{t('developers.connect.rules')}</p>
      </div>
      <div>
        <Code label="npm" text={'npm install @supabase/supabase-js\nnpm run --silent keys'} />
        <dl className="developer-addresses">
          {addresses.map((name) => (
            <div key={name}>
              <dt>
                <bdi dir="ltr">{`${publicUrl}/${name}/v1`}</bdi>
              </dt>
              <dd className="text-muted">{t(`developers.addresses.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
