/** `/robots.txt`: what search engines leave alone, and where the list of pages is. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
