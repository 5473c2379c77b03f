import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // The interface is styled-components' own; merging is how it takes a theme's type.
  export interface DefaultTheme extends Theme {}
}
