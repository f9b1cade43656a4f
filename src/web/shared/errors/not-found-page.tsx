import { use } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { PreviousPageContext } from './previous-page.ts';

export function NotFoundPage() {
  const t = useT();
  const navigate = useNavigate();
  const previousPage = use(PreviousPageContext);
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
          <ButtonLink to="/shop" variant="outline">
            {t('notFound.products')}
          </ButtonLink>
          <ButtonLink
            to={previousPage}
            variant="quiet"
            suppressHydrationWarning
            onClick={(event) => {
              event.preventDefault();
              void navigate(-1);
            }}
          >
            {t('notFound.back')}
          </ButtonLink>
        </>
      }
      hasSearchAndRooms
    />
  );
}
