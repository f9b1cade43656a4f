import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { Entrance } from './entrance.tsx';

interface CheckMailProps {
  email: string;
  /** What was asked for; a sign-up by default. */
  about?:
    | 'account.signup.checkMailText'
    | 'account.forgot.sentText'
    | 'account.signInLink.sentText';
  /** Whether this is the demo, which shows its e-mail on a page. */
  hasDemoMail: boolean;
  children?: ReactNode;
}

/** Shows the same whether or not the address is known: only the mail differs. */
export function CheckMail({
  email,
  about = 'account.signup.checkMailText',
  hasDemoMail,
  children,
}: CheckMailProps) {
  const t = useT();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Entrance title={t('account.signup.checkMailTitle')}>
      <PageHead title={t('account.signup.checkMailTitle')} robots="noindex" />
      <div ref={message} tabIndex={-1} className="outline-none">
        <p className="text-lg">{t(about, { email })}</p>
        <p className="mt-4 text-sm text-muted">{t('account.signup.checkMailHint')}</p>
        {hasDemoMail && (
          <p className="mt-4">
            <Link to="/demo-mail" className="form-link">
              {t('account.demoMail.link')}
            </Link>
          </p>
        )}
      </div>
      {children}
      <ButtonLink to="/login" variant="outline" className="mt-10">
        {t('account.forgot.back')}
      </ButtonLink>
    </Entrance>
  );
}
