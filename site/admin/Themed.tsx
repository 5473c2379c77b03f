import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from '../styles/GlobalStyle';
import { theme } from '../styles/theme';

/**
 * The look of the back office, dark with the system. Around everything, once: a second one would write
 * the base styles anew, and have the browser fetch the typefaces again.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle $followsSystem />
      {children}
    </ThemeProvider>
  );
}
