import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // styled-components takes the theme's type by merging this interface.
  export interface DefaultTheme extends Theme {}
}
