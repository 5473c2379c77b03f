import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A section that turns into a form. The focus moves to the first field, and back to the button that opened
 * it.
 * @param isWanted opens the form from outside
 * @returns `area` for the section, `opener` for the button
 */
export function useEditing(isWanted = false): {
  isEditing: boolean;
  start: () => void;
  stop: () => void;
  area: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
} {
  const [isStarted, setIsEditing] = useState(false);
  const isEditing = isStarted || isWanted;
  const area = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (isEditing) {
      hasEdited.current = true;
      area.current?.querySelector('input')?.focus();
    } else if (hasEdited.current) {
      opener.current?.focus();
    }
  }, [isEditing, isWanted]);
  return {
    isEditing,
    start: () => setIsEditing(true),
    stop: () => setIsEditing(false),
    area,
    opener,
  };
}
