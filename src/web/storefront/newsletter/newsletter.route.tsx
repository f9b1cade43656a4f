import { newsletterArea } from '#i18n/areas/newsletter.ts';
import { newsletterInput } from '#domain/content/newsletter.ts';
import { useT } from '#i18n/react.tsx';
import { subscribe } from '#services/newsletter/subscribe.server.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/newsletter.route.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const shortestMilliseconds = 1000;

export async function action({ request, context }: Route.ActionArgs) {
  return handleForm(await readForm(request), {
    schema: newsletterInput,
    isPublic: true,
    submit: ({ email }) => subscribe(email, readRequestFacts(context, request)),
  });
}

/** The progress label stays long enough to be seen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const [result] = await Promise.all([
    serverAction(),
    new Promise((done) => setTimeout(done, shortestMilliseconds)),
  ]);
  return result;
}

export { withActionHeaders as headers };

/** Where the form leads without scripts. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <AreaMessages area={newsletterArea}>
      <Subscription result={actionData} />
    </AreaMessages>
  );
}

function Subscription({ result }: { result: Route.ComponentProps['actionData'] }) {
  const t = useT();
  const done = result?.ok;
  const title = t(`newsletter.${done ? 'subscribedTitle' : 'title'}`);
  return (
    <div className="page letter-page">
      <PageHead title={title} />
      {done && <CheckIcon className="size-10 text-palm" />}
      <h1>{title}</h1>
      <p className="text-muted">{t(`newsletter.${done ? 'subscribedText' : 'text'}`)}</p>
      {!done && <NewsletterForm serverResult={result} className="newsletter-form" />}
    </div>
  );
}
