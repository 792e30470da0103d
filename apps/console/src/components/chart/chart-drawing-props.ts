import type { ChartDescription } from '@statewise/flow';
import type { ChartMarks } from './chart-marks.js';
import type { ChartSelection, SelectMode } from './chart-selection.js';
import type { ChartPlace } from './view.js';

/**
 * `chart` is what `describeChart` or `describeFlow` says; keep the same object, its layout is remembered by it.
 * `selected` is drawn strongly and brought into view when it changes; `onSelect` hears clicks and arrow keys, null for
 * nothing; `chosen` are states that are selected together, by Shift or Ctrl. `place` is where the drawing opens, and
 * `onPlace` hears where it was moved to. `marks` colours states (by path) and transitions (by id) and puts a short text, such as a number, beside
 * their names. `focus` is a state to zoom to, each time another
 * object says so. `onSearch` hears the key `/`. The drawing fills the
 * height of what is around it; who cannot see it needs a list beside it.
 */
export interface ChartDrawingProps {
  readonly chart: ChartDescription;
  readonly selected?: ChartSelection | null;
  readonly chosen?: readonly string[];
  readonly onSelect?: (selection: ChartSelection | null, mode?: SelectMode) => void;
  readonly place?: ChartPlace | undefined;
  readonly onPlace?: (place: ChartPlace) => void;
  readonly marks?: ChartMarks | undefined;
  readonly focus?: { readonly state: string } | undefined;
  readonly onSearch?: () => void;
}
