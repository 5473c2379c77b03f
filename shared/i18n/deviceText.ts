import type { Language } from './languages';

/** Portuguese for the English parts of the server's `deviceName`. */
const PORTUGUESE: readonly (readonly [RegExp, string])[] = [
  [/^The desktop app/, 'A aplicação de computador'],
  [/^Chrome without a window/, 'Chrome sem janela'],
  [/^A browser/, 'Um navegador'],
  [/^A program that is no browser/, 'Um programa que não é um navegador'],
  [/ on an? (iPhone|iPad|Mac|Chromebook)$/, ' num $1'],
  [/ on (Android|Windows|Linux)$/, ' em $1'],
];

/** Browser and system, "Firefox on Windows". @param device as stored, in English */
export function deviceText(device: string, language: Language): string {
  if (language !== 'pt') return device;
  return PORTUGUESE.reduce((text, [english, own]) => text.replace(english, own), device);
}
