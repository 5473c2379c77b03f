import styled from 'styled-components';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { AmenityGlyph } from './AmenityGlyph';

/** The known facts of the house, each with an icon. */
export function HouseFacts() {
  const { house } = usePage();
  if (!house || house.facts.length === 0) return null;
  return (
    <>
      <PartTitle>{house.titles.facts}</PartTitle>
      <Facts>
        {house.facts.map(({ icon, text }) => (
          <li key={text}>
            <AmenityGlyph icon={icon} />
            <span>{text}</span>
          </li>
        ))}
      </Facts>
    </>
  );
}

/** Title of a part of a section. */
export const PartTitle = styled.h3`
  margin-top: ${space(16)};
  font-size: ${({ theme }) => theme.type.h3};
  ${({ theme }) => theme.up.desktop} {
    margin-top: ${space(24)};
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
  gap: 0 ${space(4)};
  margin-top: ${space(6)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(15em, 1fr));
    column-gap: ${space(10)};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 56px;
    padding: ${space(2)} 0;
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  svg {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;
