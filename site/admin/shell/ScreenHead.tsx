import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useScreenTitle } from '../components/useScreenTitle';
import { useVilla } from '../components/useVilla';

/**
 * A screen's title, which also names the window and takes the focus after navigation, and the actions for the whole
 * screen.
 * @param props.id of the heading, for a section that it labels
 * @param props.children buttons
 */
export function ScreenHead({
  title,
  id,
  children,
}: {
  title: string;
  id?: string;
  children?: ReactNode;
}) {
  const heading = useScreenTitle(title, useVilla().name);
  return (
    <Head>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  min-height: 44px;
  margin-bottom: ${space(1)};
  ${({ theme }) => theme.up.tablet} {
    margin-bottom: ${space(3)};
  }
  h1 {
    margin-right: auto;
    font-size: ${({ theme }) => theme.type.h3};
  }
`;
