import { CONTENT_GROUPS } from '@shared/domain/content/fields';
import { withNewDefaults, type SectionPlace } from '@shared/domain/content/contentTypes';
import { useMemo } from 'react';
import { ReorderableList } from '../components/reorder/ReorderableList';
import { SwitchField } from '../components/SwitchField';
import { MovableEntry } from './listParts';
import type { ContentDraft } from './useContentDraft';
import { translated } from '../i18n/language';

export function SectionsInput({ draft }: { draft: ContentDraft }) {
  const { value, defaultValue } = draft.field('home.sections');
  const places = useMemo<readonly SectionPlace[]>(
    () => withNewDefaults(value, defaultValue),
    [value, defaultValue],
  );
  const set = (next: readonly SectionPlace[]) => draft.change('home.sections', [...next]);
  const labelOf = ({ id }: SectionPlace) =>
    translated(CONTENT_GROUPS.find((group) => group.id === id)?.label ?? id);
  return (
    <ReorderableList items={places} titleOf={labelOf} onReorder={set}>
      {(place, row) => (
        <MovableEntry
          row={row}
          isHidden={place.isHidden === true}
          head={
            <SwitchField
              label={row.title}
              value={!place.isHidden}
              onValue={(isOn) =>
                set(
                  places.map((other) =>
                    other.id === place.id
                      ? { id: place.id, ...(isOn ? {} : { isHidden: true as const }) }
                      : other,
                  ),
                )
              }
            />
          }
        />
      )}
    </ReorderableList>
  );
}
