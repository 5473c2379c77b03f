/** Specific browsers come before those whose name they also contain. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bElectron\//, 'The desktop app'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bHeadlessChrome\//, 'Chrome without a window'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser name: "Firefox on Windows". Made of fixed words, so that no caller's text reaches a screen or mail. */
export function deviceName(userAgent: string): string {
  const browser =
    BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? unknownName(userAgent);
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** Every browser's user agent begins with `Mozilla/`; hardly any other program's does. */
function unknownName(userAgent: string): string {
  return userAgent.startsWith('Mozilla/') ? 'A browser' : 'A program that is no browser';
}
