import type { CustomServiceInput } from '#domain/enquiries/custom-service.ts';
import { enquiries } from '#i18n/messages/en/enquiries/index.ts';
import { formatFacts } from '../mail/templates/format-facts.ts';

const { customService: messages } = enquiries;

/** A summary for staff. */
export function summarizeRequest(input: CustomServiceInput, pictures: number): string {
  const summary = formatFacts(
    [messages.serviceType, messages.serviceTypes[input.service_type]],
    [messages.projectType, messages.projectTypes[input.project_type]],
    [messages.houseArea, input.house_area],
    [messages.budget, messages.budgets[input.budget_range]],
    [messages.timeline, messages.timelines[input.preferred_timeline]],
    [messages.style, input.style_preferences.map((style) => messages.styles[style]).join(', ')],
    [messages.images, String(pictures)],
    [messages.references, input.reference_urls.join('\n')],
  );
  return input.message ? `${summary}\n\n${input.message}` : summary;
}
