import { data, useHref } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { readDemoMail } from '#services/mail/demo-mail.server.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/demo-mail.route.ts';
import './demo-mail.css';

const widths = ['phone', 'desktop'] as const;
const themes = ['light', 'dark'] as const;

/** What is shown and how stands in the address, so that the page works without scripts. */
export async function loader({ url }: Route.LoaderArgs) {
  const mails = await readDemoMail();
  if (!mails) throw data(null, { status: 404 });
  const parameter = (name: string) => url.searchParams.get(name);
  const look = {
    width: widths.find((each) => each === parameter('width')) ?? widths[0],
    theme: themes.find((each) => each === parameter('theme')) ?? themes[0],
  };
  const shown = mails.find(({ id }) => id === parameter('mail')) ?? mails[0] ?? null;
  return data({ mails, look, shown }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DemoMail({ loaderData: { mails, look, shown } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="page">
      <PageHead title={t('account.demoMail.title')} robots="noindex" />
      <header className="page-intro">
        <h1>{t('account.demoMail.title')}</h1>
        <p>{t('account.demoMail.lead')}</p>
      </header>
      {shown ? (
        <div className="demo-mails">
          <nav aria-label={t('account.demoMail.list')}>
            <ul className="demo-mail-list">
              {mails.map((mail) => (
                <li key={mail.id}>
                  <MailLink mail={mail} look={look} isShown={mail === shown} />
                </li>
              ))}
            </ul>
          </nav>
          <ShownMail mail={shown} look={look} />
        </div>
      ) : (
        <p className="pb-band text-muted">{t('account.demoMail.none')}</p>
      )}
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type Mail = Loaded['mails'][number];
type Look = Loaded['look'];

const addressOf = ({ id }: Mail, { width, theme }: Look) =>
  `/demo-mail?mail=${id}&width=${width}&theme=${theme}`;

const directionOf = ({ locale }: Mail) => (locale === 'ar' ? 'rtl' : 'ltr');

function MailLink({ mail, look, isShown }: { mail: Mail; look: Look; isShown: boolean }) {
  const { t, date } = useLanguage();
  return (
    <SmartLink to={addressOf(mail, look)} aria-current={isShown || undefined} preventScrollReset>
      <strong lang={mail.locale} dir={directionOf(mail)}>
        {mail.subject}
      </strong>
      <span className="text-sm text-muted">
        {t('account.demoMail.to', { email: mail.recipient })} ·{' '}
        <time dateTime={mail.createdAt.toISOString()}>{date(mail.createdAt)}</time>
      </span>
    </SmartLink>
  );
}

function ShownMail({ mail, look }: { mail: Mail; look: Look }) {
  const { t } = useLanguage();
  const frame = useHref(`/demo-mail/${mail.id}?theme=${look.theme}`);
  return (
    <article aria-labelledby="shown-mail" className="demo-mail">
      <h2 id="shown-mail" lang={mail.locale} dir={directionOf(mail)}>
        {mail.subject}
      </h2>
      <p className="text-sm text-muted">{t('account.demoMail.to', { email: mail.recipient })}</p>
      <nav aria-label={t('account.demoMail.look')} className="demo-mail-looks">
        <Choices
          choices={widths}
          current={look.width}
          addressOf={(width) => addressOf(mail, { ...look, width })}
        />
        <Choices
          choices={themes}
          current={look.theme}
          addressOf={(theme) => addressOf(mail, { ...look, theme })}
        />
      </nav>
      <iframe
        key={frame}
        src={frame}
        title={mail.subject}
        // Without scripts; a pressed link opens in place of this page.
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        data-width={look.width}
        className="demo-mail-frame"
      />
    </article>
  );
}

type AnyChoice = Look['width'] | Look['theme'];

interface ChoicesProps<Choice extends AnyChoice> {
  choices: readonly Choice[];
  current: Choice;
  addressOf: (choice: Choice) => string;
}

function Choices<Choice extends AnyChoice>(props: ChoicesProps<Choice>) {
  const { t } = useLanguage();
  const label = (choice: AnyChoice) => t(`account.demoMail.${choice}`);
  return (
    <ul>
      {props.choices.map((choice) => (
        <li key={choice}>
          <SmartLink
            to={props.addressOf(choice)}
            aria-current={choice === props.current || undefined}
            preventScrollReset
          >
            {label(choice)}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
