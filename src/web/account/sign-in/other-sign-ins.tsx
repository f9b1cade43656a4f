import { Form, useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useWithNext } from './next-path.ts';

interface OtherSignInsProps {
  providers: readonly { id: string; name: string }[];
  /** Whether a link by e-mail is offered too. */
  offersLink?: boolean;
}

/** Sign-in without a password of this shop; works without scripts. */
export function OtherSignIns({ providers, offersLink = false }: OtherSignInsProps) {
  const t = useT();
  const withNext = useWithNext();
  const [search] = useSearchParams();
  if (providers.length === 0 && !offersLink) return null;
  return (
    <section aria-label={t('account.otherSignIn.title')} className="mt-8">
      <p className="other-sign-ins-or">{t('account.otherSignIn.or')}</p>
      <div className="grid gap-3">
        {providers.map(({ id, name }) => (
          <Form key={id} method="post" action="/login/with" reloadDocument>
            <input type="hidden" name="provider" value={id} />
            <input type="hidden" name="next" value={search.get('next') ?? ''} />
            <Button type="submit" variant="outline" size="large" wide>
              {t('account.otherSignIn.provider', { provider: name })}
            </Button>
          </Form>
        ))}
        {offersLink && (
          <ButtonLink to={withNext('/login/link')} variant="outline" size="large" wide>
            {t('account.otherSignIn.link')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
