import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { readNext } from '../sign-in/next-path.ts';

/** Shown once, when they are new: only hashes are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const text = codes.join('\n');
  const section = useRef<HTMLElement>(null);
  const next = readNext(useSearchParams()[0]);
  const isForStaff = next?.startsWith('/admin');
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="recovery-codes"
      className="account-panel mb-8 scroll-mt-24 outline-none"
    >
      <h2 id="recovery-codes" className="text-xl">
        {t('account.security.codesTitle')}
      </h2>
      <p className="mt-2 mb-6 max-w-prose">{t('account.security.codesText')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CopyButton
          text={text}
          messages={{
            done: t('account.security.codesCopied'),
            failed: t('account.security.copyFailed'),
          }}
        >
          {t('account.security.copyCodes')}
        </CopyButton>
        <a
          className="form-link"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download="fustat-recovery-codes.txt"
        >
          {t('account.security.saveCodes')}
        </a>
      </div>
      {next && isForStaff && (
        <ButtonLink to={next} size="large" className="mt-8">
          {t('account.security.toBackOffice')}
        </ButtonLink>
      )}
    </section>
  );
}
