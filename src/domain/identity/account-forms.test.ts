import { describe, expect, it } from 'vitest';
import { secondStepInput, signUpInput } from './account-forms.ts';

const typed = {
  fullName: '  Mona Farid ',
  email: ' Mona@Example.COM ',
  phone: '٠١٠٠١٢٣٤٥٦٧',
  password: 'walnut stool by the window',
  jobPosition: '',
  company: ' Farid & Sons ',
};

describe('signUpInput', () => {
  it('normalizes the input', () => {
    expect(signUpInput.parse(typed)).toEqual({
      fullName: 'Mona Farid',
      email: 'mona@example.com',
      phone: '+201001234567',
      password: 'walnut stool by the window',
      jobPosition: undefined,
      company: 'Farid & Sons',
    });
  });

  it('keeps control characters out of names', () => {
    const parsed = signUpInput.parse({
      ...typed,
      fullName: 'Mona\0\r\n\u2028Farid',
      company: '\ud800',
    });
    expect(parsed.fullName).toBe('Mona Farid');
    expect(parsed.company).toBe('\ufffd');
  });

  it('names what is wrong with each field', () => {
    const rejected = signUpInput.safeParse({
      fullName: ' ',
      email: 'mona@',
      phone: '12',
      password: '',
    });
    const named = rejected.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(named).toEqual([
      ['fullName', 'required'],
      ['email', 'invalid_email'],
      ['phone', 'invalid_phone'],
      ['password', 'required'],
    ]);
  });
});

it('reads a code that was typed in Arabic digits', () => {
  expect(secondStepInput.parse({ code: ' ١٢٣ ٤٥٦ ' })).toEqual({ code: '123 456' });
});
