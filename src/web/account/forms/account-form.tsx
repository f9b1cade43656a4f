import { createContext, use, useMemo, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/toast-store.ts';
import type { Refusal } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useNews } from './use-news.ts';

interface FormState {
  refusal: Refusal | null;
  /** Which input is to be mended first. */
  firstInvalid: string | undefined;
}

const FormContext = createContext<FormState>({ refusal: null, firstInvalid: undefined });
export const useFormState = () => use(FormContext);

interface AccountFormProps {
  /** Tells the forms of one page apart. */
  intent?: string;
  refusal: Refusal | null;
  failedTitle: string;
  failedText: string;
  /** The input that a refused password was typed into. */
  passwordField?: string;
  className?: string;
  children: ReactNode;
}

/** Posts to its own page, and comes back with what was typed, what is wrong, and focus there. */
export function AccountForm(props: AccountFormProps) {
  const { intent, refusal, failedTitle, failedText, passwordField, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const weak = refusal?.reason === 'weak_password' ? passwordField : undefined;
  const firstInvalid = Object.keys(refusal?.fields ?? {})[0] ?? weak;

  useNews(refusal, () => {
    toast({ title: failedTitle, description: failedText, variant: 'destructive' });
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? form.current?.querySelector<HTMLElement>('.form-notice'))?.focus();
  });

  const state = useMemo(() => ({ refusal, firstInvalid }), [refusal, firstInvalid]);

  return (
    <FormContext value={state}>
      <Form ref={form} method="post" noValidate className={cx('grid gap-6', className)}>
        {intent && <input type="hidden" name="intent" value={intent} />}
        {refusal && <RefusalNotice refusal={refusal} title={failedTitle} text={failedText} />}
        {children}
      </Form>
    </FormContext>
  );
}

interface SubmitButtonProps {
  intent?: string;
  busyLabel: string;
  wide?: boolean;
  children: ReactNode;
}

export function SubmitButton({ intent, busyLabel, wide, children }: SubmitButtonProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined && sameIntent(formData, intent);
  return (
    <Button type="submit" size="large" wide={wide} busy={busy} busyLabel={busyLabel}>
      {children}
    </Button>
  );
}

const sameIntent = (sent: FormData, intent: string | undefined) =>
  (sent.get('intent') ?? undefined) === intent;
