import type { AnswerableKind } from '#domain/enquiries/enquiry-status.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Data = {
  kind: AnswerableKind;
  /** The subject or the project's title. */
  about: string;
  name: string;
  /** As a member of staff wrote it, in the customer's language. */
  answer: string;
  /** What the customer wrote. */
  question: string;
  link: string;
};

/** The shop's answer to an enquiry. A member of staff has read what it quotes. */
export const enquiryAnswer: Template<Data> = {
  carriesLink: false,
  about: 'requested',
  en: ({ kind, about, name, answer, question, link }, brand) => ({
    subject:
      kind === 'contact'
        ? `${brand}: our answer to your message`
        : `${brand}: about your project “${about}”`,
    greeting: greeting.en(name),
    paragraphs: [answer],
    quote: { label: 'You wrote:', text: question },
    action: { label: 'Write to us again', link },
  }),
  ar: ({ kind, about, name, answer, question, link }, brand) => ({
    subject: kind === 'contact' ? `${brand}: رد على رسالتك` : `${brand}: بخصوص مشروعك «${about}»`,
    greeting: greeting.ar(name),
    paragraphs: [answer],
    quote: { label: 'كتبت لنا:', text: question },
    action: { label: 'راسلنا مرة أخرى', link },
  }),
};
