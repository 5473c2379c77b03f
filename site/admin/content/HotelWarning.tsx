import { hotelTermIn } from '@shared/domain/legal/hotelTerms';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { t } from '../i18n/t';

/** Warns about terms that suggest a hotel. The text is saved anyway. */
export function HotelWarning({ value }: { value: unknown }) {
  const word = firstHotelWord(value);
  // Always mounted, because screen readers only announce changes of an existing live region.
  return (
    <Live role="status">
      {word !== null && (
        <Notice $tone="warning">
          {t(
            '“{word}” can suggest a hotel. An Alojamento Local may not look like one (Decreto-Lei 128/2014, article 17). If it is the name of a neighbour, leave it.',
            { word },
          )}
        </Notice>
      )}
    </Live>
  );
}

/** In a text, or in the titles and texts of visible list entries. */
function firstHotelWord(value: unknown): string | null {
  if (typeof value === 'string') return hotelTermIn(value);
  if (!Array.isArray(value)) return null;
  for (const { title = '', text = '', isHidden } of value as {
    title?: string;
    text?: string;
    isHidden?: true;
  }[]) {
    const word = isHidden ? null : (hotelTermIn(title) ?? hotelTermIn(text));
    if (word !== null) return word;
  }
  return null;
}

const Live = styled.div`
  &:empty {
    margin-top: ${space(-1.5)};
  }
`;
