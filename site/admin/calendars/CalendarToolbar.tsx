import { villaDay } from '@shared/domain/date';
import styled from 'styled-components';
import { IconButton } from '../../components/IconButton';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { ToggleGroup } from '../components/ToggleGroup';
import { shiftMonth } from './calendarMonth';
import { monthText } from './calendarText';
import { CALENDAR_VIEWS, type CalendarPlace } from './useCalendarPlace';
import { t } from '../i18n/t';

export function CalendarToolbar({
  place,
  onBlock,
  onBook,
}: {
  place: CalendarPlace;
  onBlock: () => void;
  onBook: () => void;
}) {
  const { month, view, go } = place;
  const isYear = view === 'year';
  const step = isYear ? 12 : 1;
  return (
    <Bar>
      <h2 id="owner-calendar" aria-live="polite">
        {isYear ? month.slice(0, 4) : monthText(month)}
      </h2>
      <Group role="group" aria-label={t('Move')}>
        <IconButton
          type="button"
          aria-label={t(isYear ? 'Previous year' : 'Previous month')}
          onClick={() => go({ month: shiftMonth(month, -step) })}
        >
          ‹
        </IconButton>
        <SmallButton $variant="quiet" onClick={() => go({ day: villaDay(new Date()) })}>
          {t('Today')}
        </SmallButton>
        <IconButton
          type="button"
          aria-label={t(isYear ? 'Next year' : 'Next month')}
          onClick={() => go({ month: shiftMonth(month, step) })}
        >
          ›
        </IconButton>
      </Group>
      <Views>
        <ToggleGroup
          label={t('View')}
          options={CALENDAR_VIEWS.map((each) => ({ value: each, label: t(VIEW_NAMES[each]) }))}
          value={view}
          onChange={(next) => go({ view: next })}
        />
      </Views>
      <Actions>
        <SmallButton onClick={onBlock}>{t('Block nights')}</SmallButton>
        <SmallButton $variant="primary" onClick={onBook}>
          {t('New booking')}
        </SmallButton>
      </Actions>
    </Bar>
  );
}

const VIEW_NAMES = { month: 'Month', year: 'Year' } as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  h2 {
    flex: 1;
    font-size: ${({ theme }) => theme.type.h3};
  }
  /* Portuguese month names are lower case. */
  h2::first-letter {
    text-transform: uppercase;
  }
  ${({ theme }) => theme.up.tablet} {
    gap: ${space(3)} ${space(4)};
    h2 {
      flex: none;
      min-width: 9.5em;
    }
  }
  @media print {
    [role='group'],
    button {
      display: none;
    }
  }
`;

const Group = styled.div`
  display: flex;
  align-items: center;
`;

const Views = styled.div`
  flex: 1 0 100%;
  ${({ theme }) => theme.up.tablet} {
    flex: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: ${space(3)};
  & > * {
    flex: 1;
  }
  ${({ theme }) => theme.up.tablet} {
    flex: none;
    margin-left: auto;
    & > * {
      flex: none;
    }
  }
`;
