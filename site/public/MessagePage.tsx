import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { Section, Wide } from './Section';

export function MessagePage({
  title,
  text,
  isAlert = false,
  children,
}: {
  title: string;
  text: string;
  /** Whether it is announced at once, because the guest did not ask for it. */
  isAlert?: boolean;
  children: ReactNode;
}) {
  return (
    <Tall {...(isAlert ? { role: 'alert' } : {})}>
      <Wide>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>{children}</Actions>
      </Wide>
    </Tall>
  );
}

const Tall = styled(Section)`
  min-height: 70vh;
  padding-top: ${space(40)};
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.type.h2};
`;

const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${space(4)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(8)};
`;
