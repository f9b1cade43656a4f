import { useT } from '#i18n/react.tsx';
import { Code } from './code.tsx';
import type { Example } from './examples.server.ts';

export function ExampleSection({ example: { name, javascript, curl } }: { example: Example }) {
  const t = useT();
  return (
    <section className="developer-section" aria-labelledby={name}>
      <div>
        <h2 id={name}>{t(`developers.examples.${name}.title`)}</h2>
        <p className="text-muted">{t(`developers.examples.${name}.text`)}</p>
      </div>
      <div>
        <Code label="JavaScript" text={javascript} />
        <Code label="curl" text={curl} />
      </div>
    </section>
  );
}
