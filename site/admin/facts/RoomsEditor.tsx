import { BED_KINDS, MAX_ROOMS, ROOM_KINDS } from '@shared/domain/facts/houseFacts';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { CheckboxField, SelectField, TextField } from '../components/fields';
import { SmallButton } from '../components/SmallButton';
import type { BoundList } from '../components/useForm';
import { ImageInput } from '../content/ImageInput';
import { t } from '../i18n/t';
import { BED_LABELS, NEW_ROOM, ROOM_LABELS, type RoomFields } from './houseFactsForm';

export function RoomsEditor({ rooms }: { rooms: BoundList<RoomFields> }) {
  return (
    <>
      <Rooms>
        {rooms.items.map((room, index) => (
          // The rooms have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Room key={index} aria-label={t('Room {n}', { n: index + 1 })} role="group">
            <SelectField
              label={t('Room')}
              options={ROOM_KINDS.map((kind) => [kind, t(ROOM_LABELS[kind])])}
              {...rooms.field(index, 'kind')}
            />
            {BED_KINDS.map((bed) => (
              <TextField
                key={bed}
                label={t(BED_LABELS[bed])}
                {...rooms.field(index, `beds.${bed}`)}
                inputMode="numeric"
              />
            ))}
            <CheckboxField
              label={t('With its own bathroom')}
              {...rooms.field(index, 'hasBathroom')}
            />
            <Wide>
              <ImageInput
                label={t('Picture')}
                value={room.image}
                onChange={(image) => rooms.change(index, { image })}
              />
              <SmallButton
                $variant="quiet"
                aria-label={t('Remove room {n}', { n: index + 1 })}
                onClick={() => rooms.remove(index)}
              >
                {t('Remove')}
              </SmallButton>
            </Wide>
          </Room>
        ))}
      </Rooms>
      {rooms.items.length < MAX_ROOMS && (
        <SmallButton onClick={() => rooms.add(NEW_ROOM)}>{t('Add a room')}</SmallButton>
      )}
    </>
  );
}

const Rooms = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-bottom: ${space(4)};
`;

const Room = styled.div`
  display: grid;
  align-items: end;
  gap: ${space(3)};
  grid-template-columns: repeat(2, 1fr);
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Wide = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
`;
