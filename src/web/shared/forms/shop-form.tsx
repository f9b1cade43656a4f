import {
  use,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { toast, toastStore } from '#ui/toast-store.ts';
import { FormContext } from './form-context.ts';
import './forms.css';
import { RejectionNotice } from './rejection-notice.tsx';
import { RestoredNotice } from './typed/restored-notice.ts';
import { useStoredTyping } from './typed/use-stored-typing.ts';
import { useFormContextValue, type FormTexts } from './use-form-context-value.ts';
import { useOnNewValue } from './use-on-new-value.ts';
import type { ShopFormState } from './use-shop-form.ts';
import { useSubmitGuard } from './use-submit-guard.ts';

type FormElementProps = Pick<ComponentProps<'form'>, 'id' | 'className' | 'onInput' | 'inert'> & {
  action?: string;
  encType?: 'multipart/form-data';
};

interface ShopFormProps extends FormElementProps, FormTexts {
  form: ShopFormState;
  /** Reports a rejection as a toast as well. */
  hasToast?: boolean;
  /** Where the focus goes after a rejection; to the notice when no field is invalid. */
  focus?: 'field' | 'notice';
  /** A small form places <RejectionLine /> itself instead of having a box on top. */
  hasNotice?: boolean;
  /** Whether the page loads its data again after a success. */
  defaultShouldRevalidate?: boolean;
  preventScrollReset?: boolean;
  /** False for a form that stores what is typed in a way of its own. */
  storesTyping?: boolean;
  /** Runs before the form is sent; `preventDefault` stops it. */
  onSubmit?(event: SubmitEvent<HTMLFormElement>): void;
  children: ReactNode;
}

/** Every form of the shop; README.md in this folder shows how to write one. */
export function ShopForm(props: ShopFormProps) {
  const {
    form: { Form, intent, isPending, rejection, ...state },
    labels,
    problemText,
    summaryText,
    failedTitle,
    reasonTexts,
    idPrefix,
    hasToast = false,
    hasNotice = true,
    focus = 'field',
    storesTyping = true,
    onSubmit,
    children,
    ...element
  } = props;
  const formElement = useRef<HTMLFormElement>(null);
  const texts = { labels, problemText, summaryText, failedTitle, reasonTexts, idPrefix };
  const { pressed, guardSubmit } = useSubmitGuard({ isPending, result: state.result }, onSubmit);
  const typing = useStoredTyping(
    {
      element: formElement,
      isStored: storesTyping,
      action: element.action,
      intent,
      idPrefix: idPrefix,
    },
    props.form,
  );
  const restoredNotice = use(RestoredNotice);
  const context = useFormContextValue({ rejection, isPending, pressed, ...state }, texts);
  const { title, text, groups } = context.summary;

  const reported = useRef(0);
  // The next attempt may succeed beside a message that says the opposite.
  useEffect(() => {
    if (isPending) toastStore.dismiss(reported.current);
  }, [isPending]);
  useOnNewValue(rejection, () => {
    if (hasToast && text) {
      reported.current = toast({
        ...(title ? { title, description: text } : { title: text }),
        variant: 'destructive',
      });
    }
    const find = (selector: string) => formElement.current?.querySelector<HTMLElement>(selector);
    const invalid = focus === 'field' ? find('[aria-invalid="true"]') : null;
    (invalid ?? find('.form-notice'))?.focus();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    guardSubmit(event);
    if (!event.defaultPrevented) typing.onSent();
  };

  return (
    <FormContext value={context}>
      <Form {...element} ref={formElement} method="post" noValidate onSubmit={submit}>
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {rejection && hasNotice && (
          <RejectionNotice
            reason={rejection.reason}
            isAlert={!hasToast}
            {...{ title, text, groups }}
          />
        )}
        {typing.isRestored && restoredNotice?.(typing.discard)}
        {children}
      </Form>
    </FormContext>
  );
}
