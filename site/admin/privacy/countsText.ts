/** `2 bookings, 1 message`; what is none is left out. */
export function countsText(counts: Record<string, number>): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${count === 1 ? singular(what) : what}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing was left';
}

function singular(what: string): string {
  if (what === 'enquiries') return 'enquiry';
  if (what === 'log entries') return 'log entry';
  return what.replace(/s\b(?=$| kept)/, '');
}
