import { plainLine } from '@shared/domain/plainText';

const MAX_CHARACTERS = 140;

/** One line of text, without what would change how the rest is read. */
export function lineOf(text: string): string {
  const line = plainLine(text).replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : line;
}

/**
 * The text of a notification as the platform wants it. On Linux it is markup: the notification
 * daemon makes bold text, pictures and links of it.
 * @param platform as in `process.platform`
 */
export function bodyOf(text: string, platform: NodeJS.Platform): string {
  const line = lineOf(text);
  if (platform !== 'linux') return line;
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The title, which is no markup; some daemons take it for one all the same, so it goes without
 * the characters that markup is made of.
 */
export function titleOf(text: string, platform: NodeJS.Platform): string {
  const line = lineOf(text);
  return platform === 'linux' ? line.replaceAll('<', '‹').replaceAll('>', '›') : line;
}
