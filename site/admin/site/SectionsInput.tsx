import { CONTENT_GROUPS } from '@shared/domain/content/fields';
import { withNewDefaults, type SectionPlace } from '@shared/domain/content/values';
import { SwitchField } from '../components/SwitchField';
import { Entries, Entry, EntryHead, moved, MoveButtons } from './listParts';
import type { ContentDraft } from './useContentDraft';
import { translated } from '../i18n/language';

/** Which sections the home page has, and in which order. */
export function SectionsInput({ draft }: { draft: ContentDraft }) {
  const { value, defaultValue } = draft.field('home.sections');
  const places: readonly SectionPlace[] = withNewDefaults(value, defaultValue);
  const set = (next: readonly SectionPlace[]) => draft.change('home.sections', [...next]);
  return (
    <Entries>
      {places.map(({ id, isHidden }, index) => {
        const label = translated(CONTENT_GROUPS.find((group) => group.id === id)?.label ?? id);
        return (
          <Entry key={id} $isHidden={isHidden === true}>
            <EntryHead>
              <SwitchField
                label={label}
                isOn={!isHidden}
                onChange={(isOn) =>
                  set(
                    places.map((place) =>
                      place.id === id
                        ? { id, ...(isOn ? {} : { isHidden: true as const }) }
                        : place,
                    ),
                  )
                }
              />
              <MoveButtons
                label={label}
                index={index}
                count={places.length}
                onMove={(to) => set(moved(places, index, to))}
              />
            </EntryHead>
          </Entry>
        );
      })}
    </Entries>
  );
}
