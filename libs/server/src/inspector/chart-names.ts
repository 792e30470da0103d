/** The ids of the charts that the inspector shows; the composition names them. */
export class ChartNames {
  constructor(readonly ids: ReadonlySet<string>) {}
}
