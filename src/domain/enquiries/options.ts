/** Options of the forms; the names are those of the database. */
export const serviceTypes = [
  'custom_furniture',
  'interior_design',
  'restoration',
  'design_consultation',
] as const;

export const budgetRanges = ['under_10k', '10k_25k', '25k_50k', '50k_100k', 'above_100k'] as const;

export const projectTypes = ['residential', 'commercial', 'office', 'hospitality'] as const;

export const timelines = [
  'asap',
  'within_1_month',
  'within_3_months',
  'within_6_months',
  'flexible',
] as const;

export const styles = [
  'modern',
  'classic',
  'minimalist',
  'rustic',
  'industrial',
  'eclectic',
] as const;

export const contactSubjects = [
  'product_inquiry',
  'order_status',
  'return_exchange',
  'custom_furniture',
  'other',
] as const;

export const longestMessage = 5000;

/** Text fields of a custom request in form order; pictures are separate. */
export const customServiceFields = [
  'project_title',
  'service_type',
  'project_type',
  'budget_range',
  'preferred_timeline',
  'house_area',
  'style_preferences',
  'reference_urls',
  'message',
  'full_name',
  'email',
  'phone',
] as const;
