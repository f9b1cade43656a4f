/** The pieces with a quantity above zero, of a form with a pair of fields for each piece. */
export function readReturnLines(form: FormData) {
  return readCounts(form, 'quantity')
    .filter(({ count }) => count !== 0)
    .map(({ id, count }) => ({
      item_id: id,
      quantity: count,
      reason: form.get(`reason-${id}`),
    }));
}

/** Fields such as `quantity-<id>`, each once. */
export function readCounts(form: FormData, prefix: string): { id: string; count: number }[] {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(`${prefix}-`));
  return names.map((name) => ({
    id: name.slice(prefix.length + 1),
    count: Number(form.get(name)),
  }));
}
