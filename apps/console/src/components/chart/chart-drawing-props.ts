import type { ChartDescription } from '@statewise/flow';
import type { ChartMarks } from './chart-marks.js';
import type { ChartSelection } from './chart-selection.js';

/**
 * `chart` is what `describeChart` or `describeFlow` says; keep the same object, its layout is remembered by it.
 * `selected` is drawn strongly and brought into view when it changes; `onSelect` hears clicks and arrow keys, null for
 * nothing. `marks` colours states (by path) and transitions (by id) and puts a short text, such as a number, beside
 * their names. `focus` is a state to zoom to, each time another
 * object says so. `onSearch` hears the key `/`. The drawing fills the
 * height of what is around it; who cannot see it needs a list beside it.
 */
export interface ChartDrawingProps {
  readonly chart: ChartDescription;
  readonly selected?: ChartSelection | null;
  readonly onSelect?: (selection: ChartSelection | null) => void;
  readonly marks?: ChartMarks;
  readonly focus?: { readonly state: string } | undefined;
  readonly onSearch?: () => void;
}
