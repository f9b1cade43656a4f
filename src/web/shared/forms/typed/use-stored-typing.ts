import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { usePersonalParts } from '../../session/arrived-parts.ts';
import { useUnsavedWork } from '../../session/unsaved-work.ts';
import type { ShopFormState } from '../use-shop-form.ts';
import { storeTyping, nothingTyped, type TypingStore } from './store-typing.ts';
import { forgetTyping } from './typed-store.ts';
import { addUnsentWork } from './unsent-work.ts';

interface TypedForm {
  element: RefObject<HTMLFormElement | null>;
  /** False for a form that stores what is typed by itself. */
  isStored: boolean;
  action: string | undefined;
  intent: string | undefined;
  idPrefix: string | undefined;
}

/** Hidden inputs that tell the forms of several records on one page apart. */
const recordInput =
  /^(id|row|column|list|order|product|variant|review|claim|project|part|section|question|\w+_id|\w+Id)$/;

/** What was typed survives a change of language, a reload, another page and an ended session. */
export function useStoredTyping(form: TypedForm, { isPending, success, rejection }: ShopFormState) {
  const { element, isStored, action, intent, idPrefix } = form;
  const { pathname } = useLocation();
  const { isSignedIn, viewer } = usePersonalParts();
  // Undefined while it is not known who is signed in.
  const owner = viewer?.id ?? (isSignedIn ? undefined : null);
  const typing = useRef<TypingStore>(undefined);
  const [state, setState] = useState(nothingTyped);
  const isAccepted = success !== null;

  useEffect(() => {
    if (!isStored || owner === undefined || !element.current) return undefined;
    if (owner !== null) forgetTyping((other) => other !== null && other !== owner);
    const records = [...element.current.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
      .filter(({ name }) => recordInput.test(name))
      .map(({ value }) => value);
    const key = [pathname, action, intent, idPrefix, ...records]
      .map((part) => part ?? '')
      .join(' ');
    const started = storeTyping(element.current, { key, owner, onChange: setState });
    typing.current = started;
    return () => {
      started.stop();
      typing.current = undefined;
    };
  }, [element, isStored, owner, pathname, action, intent, idPrefix]);

  useEffect(() => {
    if (isPending) typing.current?.onSent();
  }, [isPending]);
  useEffect(() => {
    if (isAccepted) typing.current?.onAccepted();
  }, [isAccepted, success]);
  useEffect(() => {
    if (rejection) typing.current?.onRejected();
  }, [rejection]);

  const { isTyped, isAtRisk } = state;
  useUnsavedWork(isTyped && !isPending);
  useEffect(() => {
    if (!isTyped && !isAtRisk) return undefined;
    return addUnsentWork({ ignoresQuery: true, discard: () => typing.current?.discard() });
  }, [isTyped, isAtRisk]);
  useEffect(() => {
    if (!isAtRisk || isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk, isPending]);

  return {
    isRestored: state.isRestored,
    onSent: () => typing.current?.onSent(),
    discard: () => typing.current?.discard(),
  };
}
