import { useEffect } from 'react';
import type { StaffRole } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { ViewAsForm } from './view-as-form.tsx';
import './view-as.css';

/** Stays in view as long as an admin looks as another role. */
export function ViewAsBanner({ role }: { role: StaffRole }) {
  const t = useT();
  const text = t(`admin.viewAs.banner.${role}`);
  useStoppedForms(text);
  return (
    <section aria-label={t('admin.viewAs.menu')} className="view-as-banner">
      <p className="grow">{text}</p>
      <ViewAsForm>
        <Button type="submit" size="small" variant="outline">
          {t('admin.viewAs.stop')}
        </Button>
      </ViewAsForm>
    </section>
  );
}

const stillSent = /\/(admin\/view-as|logout|preferences)$/;

/** Says why a form is not sent; the server rejects it as well. */
function useStoppedForms(text: string): void {
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const { pathname } = new URL(form.action, location.href);
      if (form.method !== 'post' || stillSent.test(pathname)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toast({ title: text, variant: 'destructive' });
    };
    document.addEventListener('submit', stop, true);
    return () => document.removeEventListener('submit', stop, true);
  }, [text]);
}
