import type { BodyKind } from '@statewise/contract';

/** A request after its body was read. */
export interface RequestWithBody {
  /** Absent when the request carried nothing. */
  bodyKind?: BodyKind;
}
