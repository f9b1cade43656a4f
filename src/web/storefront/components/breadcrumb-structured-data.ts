interface Crumb {
  label: string;
  to?: string;
}

export function breadcrumbStructuredData(crumbs: readonly Crumb[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: `${publicUrl}${to}` }),
    })),
  };
}
