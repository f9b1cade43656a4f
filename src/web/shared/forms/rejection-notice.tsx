import type { ReactNode, Ref } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useFormContext, type ProblemGroup } from './form-context.ts';
import type { FormRejection } from './form-result.ts';
import './forms.css';

interface RejectionNoticeProps {
  ref?: Ref<HTMLDivElement>;
  reason?: FormRejection['reason'];
  title?: string;
  text?: string;
  groups?: readonly ProblemGroup[];
  className?: string;
  /** False where a toast announces the same. */
  isAlert?: boolean;
  /** The next step, such as a button. */
  children?: ReactNode;
}

/** The one box that says why something was rejected. */
export function RejectionNotice(props: RejectionNoticeProps) {
  const { ref, reason, title, text, groups = [], className, isAlert = true, children } = props;
  return (
    <div
      ref={ref}
      role={isAlert ? 'alert' : undefined}
      tabIndex={-1}
      className={cx('form-notice', className)}
    >
      <WarningIcon className="mt-0.5 text-terracotta" />
      <div>
        {title && <p className="font-medium">{title}</p>}
        {text && <p className="text-sm whitespace-pre-line">{text}</p>}
        {groups.map((group) => (
          <Problems key={group.fields[0]?.id} {...group} />
        ))}
        {isSignedOut(reason) && <SignInAgain />}
        {children}
      </div>
    </div>
  );
}

const Problems = ({ text, fields }: ProblemGroup) => (
  <>
    {text && <p className="font-medium">{text}</p>}
    <ul className="form-notice-fields">
      {fields.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} className="link link-text">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </>
);

/** The same as one line, for small forms; stays in the tree while empty, to be announced. */
export function RejectionLine() {
  const { rejection, summary } = useFormContext();
  return (
    <p role="alert" className="text-sm text-terracotta empty:hidden">
      {summary.text}
      {isSignedOut(rejection?.reason) && (
        <>
          {' '}
          <SignInAgain />
        </>
      )}
    </p>
  );
}

const isSignedOut = (reason: string | undefined) =>
  reason === 'session_ended' || reason === 'login_required';

/** Opens a new tab, because this page holds what was typed. */
export function SignInAgain() {
  const t = useT();
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <Link to={`/login?next=${next}`} target="_blank" className="form-notice-link">
      {t('forms.signIn')}
    </Link>
  );
}
