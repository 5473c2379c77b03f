import type { Theme } from './theme';

type NameOf<Property> = Property extends `var(--${infer Name})` ? Name : never;
/** A value for each theme colour; a missing one does not compile. */
export type ColourValues = Readonly<Record<NameOf<Theme['colors'][keyof Theme['colors']]>, string>>;

/** Light mode, and always the public site. */
export const LIGHT_COLOURS: ColourValues = {
  ground: '#fbf8f2',
  sand: '#efe6d8',
  surface: '#ffffff',
  stone: '#d8ccba',
  edge: '#8d8271',
  ink: '#1f2a2e',
  slate: '#56646a',
  ocean: '#0f4c5c',
  'ocean-deep': '#0a3440',
  'on-ocean': '#ffffff',
  terracotta: '#b4532a',
  bougainvillea: '#a83262',
  palm: '#3f6b4f',
  saffron: '#85550a',
  coral: '#b3261e',
  sky: '#1d5fa3',
  'palm-tint': '#e3eee6',
  'saffron-tint': '#faecd2',
  'coral-tint': '#fbe4e1',
  'sky-tint': '#e1ecf8',
};

export const DARK_COLOURS: ColourValues = {
  ground: '#12191c',
  sand: '#20292c',
  surface: '#1a2428',
  stone: '#334045',
  edge: '#7c8a8f',
  ink: '#e9e4da',
  slate: '#a9b4b8',
  ocean: '#7cc0d0',
  'ocean-deep': '#a5d6e2',
  'on-ocean': '#0b2229',
  terracotta: '#e79a74',
  bougainvillea: '#e58bb1',
  palm: '#93c7a4',
  saffron: '#e6b45c',
  coral: '#f09a93',
  sky: '#93bdec',
  'palm-tint': '#1d3326',
  'saffron-tint': '#3a2c12',
  'coral-tint': '#431f1c',
  'sky-tint': '#1b2e44',
};
