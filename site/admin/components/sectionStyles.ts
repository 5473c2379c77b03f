import styled from 'styled-components';
import { space } from '../../styles/theme';
import { plainHeading } from './cardStyles';

/** A section of a booking, below a line. */
export const Section = styled.section`
  padding: ${space(5)} 0;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 40px;
  margin-bottom: ${space(2)};
  h3 {
    ${plainHeading}
    outline: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: ${space(3)};
  }
  dt {
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Notice = styled.div<{
  $tone: 'warning' | 'error' | 'info' | 'good';
}>`
  padding: ${space(3)} ${space(4)};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  ${({ $tone, theme: { colors } }) => {
    const [background, color] = {
      warning: [colors.saffronTint, colors.saffron],
      error: [colors.coralTint, colors.coral],
      info: [colors.skyTint, colors.sky],
      good: [colors.palmTint, colors.palm],
    }[$tone];
    return { background, color };
  }}
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** In a grid the buttons could not stick outside their own row. */
export const PanelForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: start;
  /* Narrower phones would cut the year off a date. */
  @media (min-width: 380px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A notice between other content. */
export const NoticeApart = styled(Notice)`
  margin: ${space(4)} 0;
`;
