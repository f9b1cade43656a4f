import { workshopInput } from '#domain/admin/records/workshop-record.ts';
import { defineRecord } from '../admin/records/record-source.ts';

export const workshopRecord = defineRecord({
  kind: 'workshop',
  table: 'workshops',
  schema: workshopInput,
  title: 'Workshop',
  initial: { is_visible: 'true', craft: 'joinery', governorate: 'cairo' },
  isOrdered: true,
  fieldOfConstraint: {
    workshops_slug_key: 'slug',
    workshops_name_key: 'name',
    workshops_governorate_fkey: 'governorate',
    workshops_check: 'longitude',
  },
});
