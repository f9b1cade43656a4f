import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { CheckIcon } from '#ui/icons.tsx';
import type { EnquiryAnswer, FrameWords, Problems, Typed } from './enquiry-answer.ts';
import { RefusedNotice } from './refused-notice.tsx';

interface EnquiryState {
  problems: Problems;
  typed: Typed;
}

const nothing: EnquiryState = { problems: {}, typed: {} };
const EnquiryContext = createContext(nothing);
export const useEnquiry = () => use(EnquiryContext);

interface EnquiryFrameProps {
  answer: EnquiryAnswer | undefined;
  words: FrameWords;
  /** How each field is called, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Around a form: says what became of it, and takes the reader there. */
export function EnquiryFrame({ answer, words, labels, children }: EnquiryFrameProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) notice.current?.focus();
  }, [answer]);
  const state = useMemo(() => stateOf(answer), [answer]);
  if (answer?.ok) {
    return (
      <div ref={notice} tabIndex={-1} role="status" className="enquiry-sent">
        <CheckIcon className="size-10 text-palm" />
        <h2>{words.sentTitle}</h2>
        <p>{words.sentText}</p>
      </div>
    );
  }
  return (
    <EnquiryContext value={state}>
      {answer && <RefusedNotice ref={notice} refused={answer} words={words} labels={labels} />}
      {children}
    </EnquiryContext>
  );
}

function stateOf(answer: EnquiryAnswer | undefined): EnquiryState {
  if (!answer || answer.ok) return nothing;
  return {
    problems: answer.reason === 'invalid' ? answer.problems : {},
    typed: answer.typed ?? {},
  };
}
