import { plainLine } from '@shared/domain/plainText';

const MAX_CHARACTERS = 140;

/** One line of text without control characters. */
export function lineOf(text: string): string {
  const line = plainLine(text).replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : line;
}

/**
 * A notification's text for the platform. On Linux it is escaped, because the notification daemon treats it as
 * markup (bold, images, links).
 * @param platform as in `process.platform`
 */
export function bodyOf(text: string, platform: NodeJS.Platform): string {
  const line = lineOf(text);
  if (platform !== 'linux') return line;
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The title is not markup, but some daemons parse it anyway, so markup characters are removed. */
export function titleOf(text: string, platform: NodeJS.Platform): string {
  const line = lineOf(text);
  return platform === 'linux' ? line.replaceAll('<', '‹').replaceAll('>', '›') : line;
}
