/** The page that reviews, publishes and schedules a record and lists its versions. */
export const reviewPath = (kind: string, id: string) => `/admin/publish/${kind}/${id}`;

/** The page that shows the record's public page with the draft, in both languages. */
export const previewPath = (kind: string, id: string) => `/admin/preview/${kind}/${id}`;
