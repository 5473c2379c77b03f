import { GlobalStyle } from '@site/styles/GlobalStyle';
import { theme } from '@site/styles/theme';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

/** The look of the back office, for what stands beside it; dark with the system. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle $followsSystem />
      {children}
    </ThemeProvider>
  );
}
