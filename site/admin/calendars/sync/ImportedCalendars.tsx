import {
  MAX_IMPORTED_CALENDARS,
  type ImportedCalendarJson,
} from '@shared/contract/calendars/importedCalendar';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { useDeleteImportedCalendar, useReadImportedCalendar } from '../../../queries/calendarSync';
import { space } from '../../../styles/theme';
import { keepFocusAt } from '../../components/keepFocus';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showFailure } from '../../showFailure';
import { AddFeedDialog, EditFeedDialog } from './ImportDialog';
import { ImportedCalendarRow } from './ImportedCalendarRow';
import { Card, CardHead } from '../../components/cardStyles';
import { freedText } from './syncText';
import { useNow } from '../../components/useNow';
import { t } from '../texts.en';

const HEADING_ID = 'calendar-feeds';

/** What is open over the list. */
type Task = { kind: 'add' } | { kind: 'edit' | 'remove'; feed: ImportedCalendarJson };

/** The calendars of other sites that are read here. */
export function ImportedCalendars({ feeds }: { feeds: readonly ImportedCalendarJson[] }) {
  const read = useReadImportedCalendar();
  const remove = useDeleteImportedCalendar();
  const now = useNow();
  const fullId = useId();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const isFull = feeds.length >= MAX_IMPORTED_CALENDARS;
  /** After a dialog whose opener is gone or off by then. */
  const keepFocus = () => setTimeout(() => keepFocusAt(HEADING_ID));

  const handleRead = ({ id }: ImportedCalendarJson) =>
    read.mutate(id, {
      onError: (error) => showFailure(t('calendars.notRead'), error),
    });

  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h3 id={HEADING_ID} tabIndex={-1}>
            {t('calendars.calendarsReadHere')}
          </h3>
          <p>{t('calendars.readEvery')}</p>
          {isFull && (
            <p id={fullId}>
              {t('calendars.mostCalendars', { maxImportedCalendars: MAX_IMPORTED_CALENDARS })}
            </p>
          )}
        </div>
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          disabled={isFull}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => setTask({ kind: 'add' })}
        >
          {t('calendars.addACalendar')}
        </Button>
      </CardHead>
      {feeds.length === 0 ? (
        <Empty>{t('calendars.noCalendarsYet')}</Empty>
      ) : (
        <List>
          {feeds.map((feed) => (
            <li key={feed.id}>
              <ImportedCalendarRow
                feed={feed}
                now={now}
                isAsked={read.isPending && read.variables === feed.id}
                onRead={() => handleRead(feed)}
                onEdit={() => setTask({ kind: 'edit', feed })}
                onRemove={() => setTask({ kind: 'remove', feed })}
              />
            </li>
          ))}
        </List>
      )}
      {task?.kind === 'add' && <AddFeedDialog onDone={keepFocus} onClose={close} />}
      {task?.kind === 'edit' && <EditFeedDialog feed={task.feed} onClose={close} />}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          title={t('calendars.removeCalendarAsked', { name: task.feed.name })}
          description={t('calendars.cannotBeUndone', { feed: freedText(task.feed) })}
          confirmLabel={t('calendars.removeCalendar')}
          words={REMOVE_WORDS}
          action={() => remove.mutateAsync(task.feed.id)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
    </Card>
  );
}

const REMOVE_WORDS = {
  done: {
    get title() {
      return t('calendars.calendarRemoved');
    },
  },
  failed: {
    get title() {
      return t('calendars.notRemoved');
    },
  },
} as const;

const Empty = styled.p`
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  color: ${({ theme }) => theme.colors.slate};
`;

const List = styled.ul`
  margin-top: ${space(4)};
  li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
  li:last-child {
    margin-bottom: ${space(-4)};
  }
`;
