import { Fragment } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog';
import { setSingleKeys, useShortcuts } from '../../stores/shortcuts';
import { space } from '../../styles/theme';
import { SwitchField } from '../components/SwitchField';
import { IS_MAC } from './shortcutKeys';
import { useTabs } from './useTabs';
import { SmallText } from '../../components/SmallText';
import { t, type Sentence } from '../i18n/t';

type Shortcut = { keys: readonly string[]; what: Sentence };

type ShortcutGroup = { title: Sentence; shortcuts: readonly Shortcut[] };

const EVERYWHERE: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: [IS_MAC ? '⌘' : 'Ctrl', 'K'], what: 'Search guests, dates and actions' },
    { keys: ['?'], what: 'Show this list' },
    { keys: ['Esc'], what: 'Close the open window' },
    { keys: ['F8'], what: 'Go to a notification' },
  ],
};

const GO_TO: Sentence = 'Go to';

const IN_CALENDAR: ShortcutGroup = {
  title: 'In the calendar',
  shortcuts: [
    { keys: ['t'], what: 'Go to today' },
    { keys: ['↑', '↓', '←', '→'], what: 'Go to another day; with Shift, choose several' },
    { keys: ['PgUp', 'PgDn'], what: 'Go to another month' },
    { keys: ['m'], what: 'Move the stay or block that has the focus' },
  ],
};

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const tabs = useTabs();
  const groups: ShortcutGroup[] = [
    EVERYWHERE,
    {
      title: GO_TO,
      shortcuts: tabs.map(({ key, label }) => ({ keys: ['g', key], what: label })),
    },
    ...(tabs.some(({ id }) => id === 'calendar') ? [IN_CALENDAR] : []),
  ];
  const areSingleKeysOn = useShortcuts((state) => state.areSingleKeysOn);
  return (
    <Dialog isOpen onClose={onClose} title={t('Keyboard shortcuts')}>
      {groups.map(({ title, shortcuts }, index) => (
        <Group key={title}>
          {/* Takes the first focus, because the switch below may be out of view. */}
          <h3 tabIndex={-1} {...(index === 0 ? { 'data-first-focus': '' } : {})}>
            {t(title)}
          </h3>
          <dl>
            {shortcuts.map(({ keys, what }) => (
              <div key={what}>
                <dt>{t(what)}</dt>
                <dd>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
      <SwitchField
        label={t('Shortcuts of a single key')}
        value={areSingleKeysOn}
        onValue={setSingleKeys}
      />
      <SmallText>
        {t(
          'Turn them off if you speak to your computer, or press keys by mistake. Those with {value} stay. This is kept in this browser.',
          { value: IS_MAC ? '⌘' : 'Ctrl' },
        )}
      </SmallText>
    </Dialog>
  );
}

const Group = styled.section`
  margin-bottom: ${space(5)};
  h3 {
    margin-bottom: ${space(1)};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
    letter-spacing: 0;
    color: ${({ theme }) => theme.colors.slate};
    outline: none;
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 36px;
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  }
  dd {
    flex: none;
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 0 ${space(1.5)};
    background: ${({ theme }) => theme.colors.sand};
    border-radius: ${({ theme }) => theme.radii.control};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 0.8125rem;
    line-height: 24px;
    text-align: center;
  }
`;
