import { create } from 'zustand';

type ViewerState = {
  /** Index of the displayed photo; `null` while closed. */
  index: number | null;
  open: (index: number) => void;
  close: () => void;
};

export const useViewer = create<ViewerState>()((set) => ({
  index: null,
  open: (index) => set({ index }),
  close: () => set({ index: null }),
}));
