import { create } from 'zustand';

type ViewerState = {
  /** Index of the photo on show, or `null` while the viewer is closed. */
  index: number | null;
  open: (index: number) => void;
  close: () => void;
};

/** The gallery viewer. */
export const useViewer = create<ViewerState>()((set) => ({
  index: null,
  open: (index) => set({ index }),
  close: () => set({ index: null }),
}));
