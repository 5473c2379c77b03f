import type { ShownHouse } from '@shared/contract/facts/houseFacts';
import type { Position } from '@shared/domain/content/contentTypes';
import type { AmenityIcon } from '@shared/domain/content/icons';
import styled, { css } from 'styled-components';
import drawing from '../../assets/luz-map.svg';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { AmenityGlyph } from './AmenityGlyph';

type WalkPlace = ShownHouse['walks'][number]['place'];

/** Places on the drawing, in per cent of its width and height, with the side of their label. */
const PLACES: Readonly<
  Record<WalkPlace, { x: number; y: number; icon: AmenityIcon; isLeft?: true }>
> = {
  beach: { x: 38, y: 82, icon: 'sea' },
  promenade: { x: 55, y: 77, icon: 'sun' },
  shops: { x: 33, y: 56, icon: 'shop', isLeft: true },
  village: { x: 23.5, y: 68, icon: 'village', isLeft: true },
  rochaNegra: { x: 76, y: 82, icon: 'cliff', isLeft: true },
  golf: { x: 85, y: 17, icon: 'golf', isLeft: true },
};

/** The drawing's edges in degrees. */
const EDGES = { north: 37.0965, south: 37.0825, west: -8.7385, east: -8.7145 } as const;

/** Our own map of Praia da Luz, with the house's approximate place. What it shows is also said in words. */
export function DrawnMap() {
  const { house, content } = usePage();
  if (!house) return null;
  const { x, y } = placeOf(content['villa.position']);
  return (
    <Sheet>
      <img
        src={drawing}
        width={1000}
        height={700}
        loading="lazy"
        decoding="async"
        alt={house.titles.map}
      />
      <div aria-hidden>
        {house.walks.map(({ place, name, minutes }) => (
          <Pin
            key={place}
            $x={PLACES[place].x}
            $y={PLACES[place].y}
            $isLeft={PLACES[place].isLeft === true}
          >
            <AmenityGlyph icon={PLACES[place].icon} />
            <Label>
              {name} <span>{minutes}</span>
            </Label>
          </Pin>
        ))}
        <House $x={x} $y={y}>
          <span>{content['villa.name']}</span>
        </House>
      </div>
    </Sheet>
  );
}

/** The minutes on foot in words. */
export function Walks() {
  const { house } = usePage();
  if (!house || house.walks.length === 0) return null;
  return (
    <div>
      <WalksTitle>{house.titles.walks}</WalksTitle>
      <WalkList>
        {house.walks.map(({ place, name, minutes }) => (
          <div key={place}>
            <dt>
              <AmenityGlyph icon={PLACES[place].icon} />
              {name}
            </dt>
            <dd>{minutes}</dd>
          </div>
        ))}
      </WalkList>
    </div>
  );
}

/** Rounded to about a hundred metres, and kept within the drawing. */
function placeOf({ latitude, longitude }: Position): { x: number; y: number } {
  const { north, south, west, east } = EDGES;
  const share = (part: number) => Math.min(92, Math.max(8, part * 100));
  return {
    x: share((Number(longitude.toFixed(3)) - west) / (east - west)),
    y: share((north - Number(latitude.toFixed(3))) / (north - south)),
  };
}

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radii.photo};
  container-type: inline-size;
  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

type Point = { $x: number; $y: number };

/** In a class, because the policy of pages refuses inline styles. */
const at = css<Point>`
  position: absolute;
  left: ${({ $x }) => $x}%;
  top: ${({ $y }) => $y}%;
`;

const Pin = styled.div<Point & { $isLeft: boolean }>`
  ${at}
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  flex-direction: ${({ $isLeft }) => ($isLeft ? 'row-reverse' : 'row')};
  transform: translate(${({ $isLeft }) => ($isLeft ? 'calc(-100% + 16px)' : '-16px')}, -50%);
  svg {
    flex: none;
    width: 32px;
    height: 32px;
    margin: 0;
    padding: 6px;
    background: ${({ theme }) => theme.colors.surface};
    border: 1px solid ${({ theme }) => theme.colors.stone};
    border-radius: ${({ theme }) => theme.radii.pill};
    color: ${({ theme }) => theme.colors.ocean};
  }
`;

/** Hidden on a small map, which has the list beside it. */
const Label = styled.span`
  display: none;
  padding: ${space(0.5)} ${space(2)};
  background: color-mix(in srgb, ${({ theme }) => theme.colors.surface} 88%, transparent);
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  line-height: 1.4;
  white-space: nowrap;
  span {
    color: ${({ theme }) => theme.colors.slate};
  }
  @container (min-width: 600px) {
    display: block;
  }
`;

const House = styled.div<Point>`
  ${at}
  display: grid;
  place-items: center;
  width: 16%;
  aspect-ratio: 1;
  transform: translate(-50%, -50%);
  background: color-mix(in srgb, ${({ theme }) => theme.colors.terracotta} 16%, transparent);
  border: 2px dashed ${({ theme }) => theme.colors.terracotta};
  border-radius: ${({ theme }) => theme.radii.pill};
  span {
    padding: 0 ${space(1)};
    background: color-mix(in srgb, ${({ theme }) => theme.colors.surface} 80%, transparent);
    border-radius: ${({ theme }) => theme.radii.control};
    font-family: ${({ theme }) => theme.fonts.display};
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
  }
`;

const WalksTitle = styled.h3`
  font-size: ${({ theme }) => theme.type.h4};
`;

const WalkList = styled.dl`
  margin: ${space(4)} 0 0;
  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 52px;
    border-top: 1px solid var(--line);
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space(4)};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    color: var(--quiet);
  }
  svg {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;
