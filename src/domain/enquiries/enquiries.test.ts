import { describe, expect, it } from 'vitest';
import { applicationInput } from './application.ts';
import { contactInput } from './contact.ts';
import { customServiceInput } from './custom-service.ts';
import { fieldProblems } from './fields.ts';

const person = { full_name: 'Mona Farid', email: 'Mona@Example.com ', phone: '٠١٠١٢٣٤٥٦٧٨' };
const contactMessage = { ...person, subject: 'other', message: 'Do you restore doors?' };
const request = {
  ...person,
  project_title: 'A library',
  service_type: 'custom_furniture',
  budget_range: '10k_25k',
  project_type: 'residential',
  preferred_timeline: 'flexible',
};

const problemsIn = (schema: typeof customServiceInput | typeof contactInput, input: object) => {
  const { error } = schema.safeParse(input);
  return error ? fieldProblems(error) : {};
};

describe('a contact message', () => {
  it('is taken with an Egyptian number in either digits, or with none', () => {
    expect(contactInput.parse(contactMessage)).toMatchObject({
      email: 'mona@example.com',
      phone: '+201012345678',
    });
    expect(contactInput.parse({ ...contactMessage, phone: ' ' }).phone).toBeNull();
    const { phone: _, ...without } = contactMessage;
    expect(contactInput.parse(without).phone).toBeNull();
  });

  it('names every field that is missing or wrong', () => {
    expect(problemsIn(contactInput, { phone: '12', email: 'mona@' })).toEqual({
      full_name: 'required',
      email: 'invalid_email',
      phone: 'invalid_phone',
      subject: 'required',
      message: 'required',
    });
    expect(problemsIn(contactInput, { ...contactMessage, subject: 'spam' })).toEqual({
      subject: 'invalid_choice',
    });
    expect(problemsIn(contactInput, { ...contactMessage, message: 'x'.repeat(5001) })).toEqual({
      message: 'too_long',
    });
  });

  it('preserves line breaks and removes control characters', () => {
    const message = 'First line\r\nsecond\tline\u0007 end\ud800';
    expect(contactInput.parse({ ...contactMessage, message }).message).toBe(
      'First line\r\nsecond\tline  end\ufffd',
    );
    expect(contactInput.parse({ ...contactMessage, full_name: 'Mona\nFarid' }).full_name).toBe(
      'Mona Farid',
    );
  });
});

describe('a custom request', () => {
  it('needs only what the form marks as required', () => {
    expect(customServiceInput.parse(request)).toMatchObject({
      house_area: null,
      style_preferences: [],
      reference_urls: [],
      message: null,
    });
    expect(Object.keys(problemsIn(customServiceInput, {})).toSorted()).toEqual(
      Object.keys(request).toSorted(),
    );
  });

  it.each([
    ['120', '120'],
    ['١٢٠٫٥', '120.5'],
    [' 95,25 ', '95.25'],
    ['', null],
  ])('reads the area “%s” as %s', (typed, area) => {
    expect(customServiceInput.parse({ ...request, house_area: typed }).house_area).toBe(area);
  });

  it.each(['0', '-3', 'big', '1e5', '100001', '1.234'])('rejects the area “%s”', (typed) => {
    expect(problemsIn(customServiceInput, { ...request, house_area: typed })).toEqual({
      house_area: 'invalid_area',
    });
  });

  it('reads one reference per line, with or without the protocol', () => {
    const typed = 'pinterest.com/pin/1\n\n  https://example.com/a?b=1  \r\nhttp://example.org';
    expect(customServiceInput.parse({ ...request, reference_urls: typed }).reference_urls).toEqual([
      'https://pinterest.com/pin/1',
      'https://example.com/a?b=1',
      'http://example.org',
    ]);
  });

  it.each([
    ['javascript:alert(1)', 'invalid_url'],
    ['just words', 'invalid_url'],
    ['https://user:secret@example.com', 'invalid_url'],
    [`example.com/${'x'.repeat(600)}`, 'invalid_url'],
    [Array.from({ length: 11 }, () => 'example.com').join('\n'), 'too_many_urls'],
  ])('rejects the reference “%.30s” as %s', (typed, problem) => {
    expect(problemsIn(customServiceInput, { ...request, reference_urls: typed })).toEqual({
      reference_urls: problem,
    });
  });

  it('takes styles alone or in a list, each once, and no others', () => {
    const styles = (input: unknown) =>
      customServiceInput.safeParse({ ...request, style_preferences: input }).data
        ?.style_preferences;
    expect(styles('modern')).toEqual(['modern']);
    expect(styles(['modern', 'rustic', 'modern'])).toEqual(['modern', 'rustic']);
    expect(styles(['baroque'])).toBeUndefined();
  });

  it('ignores unknown fields', () => {
    expect(customServiceInput.safeParse({ ...request, status: 'completed' }).success).toBe(false);
  });
});

describe('an application', () => {
  it('names its opening', () => {
    const { error } = applicationInput.safeParse({ ...person, career_id: 'upholsterer' });
    expect(fieldProblems(error!)).toEqual({ career_id: 'invalid_choice' });
  });
});
