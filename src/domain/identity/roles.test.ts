import { describe, expect, it } from 'vitest';
import { hasRole, isStaffRole } from './roles.ts';

describe('roles', () => {
  it('gives an admin every role', () => {
    expect(hasRole(['admin'], 'sales')).toBe(true);
  });

  it('gives a role only its own permissions', () => {
    expect(hasRole(['sales'], 'sales', 'marketing')).toBe(true);
    expect(hasRole(['sales'], 'marketing')).toBe(false);
    expect(hasRole([], 'sales')).toBe(false);
  });

  it('accepts only the five roles', () => {
    expect(isStaffRole('content_manager')).toBe(true);
    expect(isStaffRole('service_role')).toBe(false);
  });
});
