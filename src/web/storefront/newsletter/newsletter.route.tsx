import { data } from 'react-router';
import { newsletterInput } from '#domain/content/newsletter.ts';
import { useT } from '#i18n/react.tsx';
import { subscribe } from '#services/newsletter/subscribe.server.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { refuseBots } from '../../shared/form-guard.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readForm } from '../../shared/read-form.server.ts';
import { pageAttempt } from '../../shared/session/session.server.ts';
import type { Route } from './+types/newsletter.route.ts';
import type { SubscribeAnswer } from './answer.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const shortestMilliseconds = 1000;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const attempt = pageAttempt(context, request);
  const answer = await answerTo(form, attempt);
  if (answer.ok) return data(answer);
  if (answer.reason !== 'rate_limited') return data(answer, { status: 400 });
  const headers = { 'Retry-After': String(answer.retryAfter) };
  return data(answer, { status: 429, headers });
}

async function answerTo(
  form: FormData,
  attempt: ReturnType<typeof pageAttempt>,
): Promise<SubscribeAnswer> {
  const email = String(form.get('email') ?? '').slice(0, 300);
  const parsed = newsletterInput.safeParse({ email });
  if (!parsed.success) {
    return { ok: false, reason: email.trim() ? 'invalid_email' : 'required', email };
  }
  const refused = refuseBots(form, attempt.now);
  if (refused) return { ...refused, email };
  const result = await subscribe(parsed.data.email, attempt);
  return result.ok ? result : { ...result, email };
}

/** Long enough to be noticed: an instant response looks as if nothing had happened. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const [answer] = await Promise.all([
    serverAction(),
    new Promise((done) => setTimeout(done, shortestMilliseconds)),
  ]);
  return answer;
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Where the form leads without scripts. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useT();
  const done = actionData?.ok;
  const title = t(`storefront.newsletter.${done ? 'subscribedTitle' : 'title'}`);
  return (
    <div className="page letter-page">
      <PageHead title={title} />
      {done && <CheckIcon className="size-10 text-palm" />}
      <h1>{title}</h1>
      <p className="text-muted">{t(`storefront.newsletter.${done ? 'subscribedText' : 'text'}`)}</p>
      {!done && <NewsletterForm answer={actionData} className="newsletter-form" />}
    </div>
  );
}
