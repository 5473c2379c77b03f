import { createContext, useContext, useEffect } from 'react';

/** What has been typed and not saved, by the name of its place; looked at when the panel closes. */
export type UnsavedWork = Set<string>;

export const UnsavedContext = createContext<UnsavedWork>(new Set());

/** Tells the panel whether something at this place would be lost. */
export function useUnsaved(place: string, isUnsaved: boolean): void {
  const work = useContext(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    work.add(place);
    return () => {
      work.delete(place);
    };
  }, [work, place, isUnsaved]);
}
