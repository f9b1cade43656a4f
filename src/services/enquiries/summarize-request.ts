import type { CustomServiceInput } from '#domain/enquiries/custom-service.ts';
import { enquiries } from '#i18n/messages/en/enquiries/index.ts';
import { facts } from '../mail/templates/facts.ts';

const { customService: words } = enquiries;

/** A summary for staff. */
export function summarizeRequest(input: CustomServiceInput, pictures: number): string {
  const summary = facts(
    [words.serviceType, words.serviceTypes[input.service_type]],
    [words.projectType, words.projectTypes[input.project_type]],
    [words.houseArea, input.house_area],
    [words.budget, words.budgets[input.budget_range]],
    [words.timeline, words.timelines[input.preferred_timeline]],
    [words.style, input.style_preferences.map((style) => words.styles[style]).join(', ')],
    [words.images, String(pictures)],
    [words.references, input.reference_urls.join('\n')],
  );
  return input.message ? `${summary}\n\n${input.message}` : summary;
}
