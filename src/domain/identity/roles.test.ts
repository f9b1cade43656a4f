import { describe, expect, it } from 'vitest';
import { hasRole, isStaffRole } from './roles.ts';

describe('roles', () => {
  it('lets an admin pass every question', () => {
    expect(hasRole(['admin'], 'sales')).toBe(true);
  });

  it('lets a role pass only the questions that name it', () => {
    expect(hasRole(['sales'], 'sales', 'marketing')).toBe(true);
    expect(hasRole(['sales'], 'marketing')).toBe(false);
    expect(hasRole([], 'sales')).toBe(false);
  });

  it('knows no other roles than the five', () => {
    expect(isStaffRole('content_manager')).toBe(true);
    expect(isStaffRole('service_role')).toBe(false);
  });
});
