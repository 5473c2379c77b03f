import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../styles/GlobalStyle';
import { theme } from '../styles/theme';

/**
 * The theme of the back office, with dark mode. Mount it once: a second one would insert the base styles again and
 * make the browser reload the fonts.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle $followsSystem />
      {children}
    </ThemeProvider>
  );
}
