import { useEffect, useRef, type FocusEvent, type InputEvent, type SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import type { RememberSent } from './use-wanted.ts';

const pause = 400;

/**
 * Submits a form of quantities shortly after the last key, and at once when a field is left. An empty
 * field or a zero waits: it may be the start of another number.
 */
export function useSubmitWhileTyping(rememberSent: RememberSent) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (form: HTMLFormElement) => {
    timer.current = undefined;
    const quantities = new FormData(form).getAll('quantity').map(String);
    if (!quantities.every((quantity) => /^[1-9]\d*$/.test(quantity))) return;
    rememberSent(form);
    void submit(form, { replace: true, preventScrollReset: true });
  };
  return {
    onInput: ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(send, pause, form);
    },
    onBlur: ({ currentTarget: form }: FocusEvent<HTMLFormElement>) => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      send(form);
    },
    /** The form was sent by one of its buttons. */
    onSubmit: ({ currentTarget: form, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      rememberSent(form, nativeEvent.submitter);
    },
  };
}
