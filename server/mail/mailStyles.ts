import type { CSSProperties } from 'react';

/** The site's colours as literals: mail programs support neither custom properties nor web fonts. */
export const COLORS = {
  lime: '#fbf8f2',
  white: '#ffffff',
  sand: '#efe6d8',
  stone: '#d8ccba',
  ink: '#1f2a2e',
  slate: '#56646a',
  ocean: '#0f4c5c',
  oceanDeep: '#0a3440',
  terracotta: '#b4532a',
} as const;

const TEXT_FONT = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY_FONT = "Fraunces, Georgia, 'Times New Roman', serif";

const LABEL = {
  padding: '9px 16px 9px 0',
  borderBottom: `1px solid ${COLORS.sand}`,
  fontSize: '15px',
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
  color: COLORS.slate,
} as const;

const CARD = {
  padding: '32px 28px 28px',
  backgroundColor: COLORS.white,
  border: `1px solid ${COLORS.stone}`,
  borderTop: `3px solid ${COLORS.terracotta}`,
  borderRadius: '6px',
} as const;

export const STYLES = {
  body: { margin: 0, padding: '0 12px', backgroundColor: COLORS.lime, fontFamily: TEXT_FONT },
  frame: { maxWidth: '600px', margin: '0 auto', padding: '28px 0 40px' },
  house: {
    margin: '0 0 20px',
    fontFamily: DISPLAY_FONT,
    fontSize: '22px',
    lineHeight: '28px',
    letterSpacing: '-0.01em',
    color: COLORS.ocean,
  },
  card: CARD,
  cardBelowPicture: { ...CARD, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  /** With the text of a blocked picture, in the picture's place. */
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: '6px 6px 0 0',
    backgroundColor: COLORS.sand,
    fontSize: '13px',
    lineHeight: '20px',
    color: COLORS.slate,
  },
  title: {
    margin: '0 0 20px',
    fontFamily: DISPLAY_FONT,
    fontSize: '30px',
    fontWeight: 400,
    lineHeight: '36px',
    letterSpacing: '-0.02em',
    color: COLORS.ink,
  },
  subtitle: {
    margin: '28px 0 8px',
    fontFamily: DISPLAY_FONT,
    fontSize: '20px',
    fontWeight: 400,
    lineHeight: '26px',
    color: COLORS.ink,
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: COLORS.ink },
  quote: {
    margin: '20px 0',
    padding: '14px 18px',
    backgroundColor: COLORS.sand,
    borderRadius: '6px',
    fontSize: '16px',
    lineHeight: '25px',
    color: COLORS.ink,
    overflowWrap: 'anywhere',
  },
  table: { width: '100%', margin: '8px 0 20px', borderCollapse: 'collapse' },
  label: LABEL,
  /** Beside two columns of values. */
  shortLabel: { ...LABEL, whiteSpace: 'nowrap' },
  value: {
    padding: '9px 0',
    borderBottom: `1px solid ${COLORS.sand}`,
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'right',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    color: COLORS.ink,
  },
  was: {
    padding: '9px 16px 9px 0',
    borderBottom: `1px solid ${COLORS.sand}`,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    color: COLORS.slate,
  },
  is: {
    padding: '9px 0',
    borderBottom: `1px solid ${COLORS.sand}`,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    color: COLORS.ink,
  },
  total: {
    borderBottom: 0,
    borderTop: `1px solid ${COLORS.ink}`,
    paddingTop: '12px',
    fontSize: '18px',
    lineHeight: '24px',
    color: COLORS.ink,
  },
  button: {
    display: 'inline-block',
    margin: '8px 0 20px',
    padding: '13px 22px',
    backgroundColor: COLORS.ocean,
    borderRadius: '6px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 500,
    color: COLORS.white,
    textDecoration: 'none',
  },
  small: { margin: '0 0 6px', fontSize: '13px', lineHeight: '20px', color: COLORS.slate },
  note: { margin: '0 0 20px', fontSize: '13px', lineHeight: '20px', color: COLORS.slate },
  footer: { padding: '20px 2px 0' },
  link: { color: COLORS.ocean, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;
