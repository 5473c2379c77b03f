import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { overrideTies } from '@shared/domain/prices/overrideTies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { bothQueries } from '../../queries/bothQueries';
import { overridesQuery, useDeleteOverride, useToggleOverride } from '../../queries/overrides';
import { settingsQuery } from '../../queries/publicReads';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { useNewFromAddress } from '../components/useNewFromAddress';
import { useToday } from '../components/useToday';
import { TabHead } from '../components/tabStyles';
import { showFailure } from '../components/showFailure';
import { SmallButton } from '../components/SmallButton';
import { OverrideCard } from './OverrideCard';
import { OverrideDialog } from './OverrideDialog';
import { t } from '../i18n/t';

type Task =
  | { kind: 'new' }
  | { kind: 'edit'; override: PriceOverrideJson }
  | { kind: 'delete'; override: PriceOverrideJson };

export function PriceOverrides() {
  const api = useApi();
  const overrides = useQuery(overridesQuery(api));
  const settings = useQuery(settingsQuery(api));
  const currency = settings.data?.baseCurrency;
  const toggle = useToggleOverride();
  const remove = useDeleteOverride();
  const today = useToday();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  useNewFromAddress({ override: () => setTask({ kind: 'new' }) }, currency !== undefined);

  const handleToggle = ({ id }: PriceOverrideJson) =>
    toggle.mutate(id, {
      onSuccess: () => showToast({ title: t('Price override status updated') }),
      onError: (error) => showFailure(t('Failed to update status'), error),
    });

  return (
    <section aria-labelledby="price-overrides">
      <TabHead>
        <h2 id="price-overrides" tabIndex={-1}>
          {t('Price Overrides')}
        </h2>
        <SmallButton
          $variant="primary"
          disabled={!currency}
          onClick={() => setTask({ kind: 'new' })}
        >
          {t('New override')}
        </SmallButton>
      </TabHead>
      <QueryState
        query={bothQueries(overrides, settings)}
        loading={t('Loading price overrides...')}
        failed={t('The price overrides could not be loaded.')}
        isEmpty={([list]) => list.length === 0}
        empty={t('No price overrides yet. Nights cost what their season says.')}
      >
        {([list, { baseCurrency }]) => (
          <List>
            {list.map((override) => (
              <li key={override.id}>
                <OverrideCard
                  override={override}
                  ties={overrideTies(override, list)}
                  currency={baseCurrency}
                  today={today}
                  onEdit={() => setTask({ kind: 'edit', override })}
                  onToggle={() => handleToggle(override)}
                  onDelete={() => setTask({ kind: 'delete', override })}
                />
              </li>
            ))}
          </List>
        )}
      </QueryState>
      {task?.kind === 'new' && currency && (
        <OverrideDialog existing={null} currency={currency} onClose={close} />
      )}
      {task?.kind === 'edit' && currency && (
        <OverrideDialog existing={task.override} currency={currency} onClose={close} />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          title={t('Delete “{name}”?', { name: task.override.name })}
          description={t(
            'Its nights cost what other overrides and the season say. This action cannot be undone.',
          )}
          confirmLabel={t('Delete override')}
          texts={DELETE_TEXTS}
          action={() => remove.mutateAsync(task.override.id)}
          // The card is gone, and with it the button that had the focus.
          onDone={() => setTimeout(() => keepFocusAt('price-overrides'))}
          onClose={close}
        />
      )}
    </section>
  );
}

const DELETE_TEXTS = {
  done: 'Price override deleted successfully',
  failedToast: 'Failed to delete price override',
} as const;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;
